import type { BlockProps } from '#blocks/block-props.ts'
import { Circuit } from './circuit.tsx'
import { Ledger } from './ledger.tsx'
import { Path } from './path.tsx'
import { Wave } from './wave.tsx'
import { Weeks } from './weeks.tsx'

const layouts = { wave: Wave, weeks: Weeks, path: Path, ledger: Ledger, circuit: Circuit } as const

/** The steps of a process, in one of five layouts. */
export function Process({ block }: BlockProps<'process'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
