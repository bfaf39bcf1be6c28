import type { BlockProps } from '#blocks/block-props.ts'
import { Circuit } from './circuit.tsx'
import { Ledger } from './ledger.tsx'
import { Path } from './path.tsx'
import { Wave } from './wave.tsx'
import { Weeks } from './weeks.tsx'

const layouts = { path: Path, ledger: Ledger, circuit: Circuit }

/** The steps of a process, in one of five layouts. */
export function Process({ block }: BlockProps<'process'>) {
  if (block.layout === 'wave') return <Wave {...block} />
  if (block.layout === 'weeks') return <Weeks {...block} />
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
