import type { BlockProps } from '#blocks/block-props.ts'
import { Ledger } from './ledger.tsx'
import { Path } from './path.tsx'

const layouts = { path: Path, ledger: Ledger } as const

/** Numbered stages in their order. */
export default function Stages({ block }: BlockProps<'stages'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
