import type { BlockProps } from '#blocks/block-props.ts'
import { Wave } from './wave.tsx'
import { Weeks } from './weeks.tsx'

const layouts = { wave: Wave, weeks: Weeks } as const

/** The steps of a piece of work in their order, each with how long it takes. */
export default function Process({ block }: BlockProps<'process'>) {
  const Layout = layouts[block.layout ?? 'wave']
  return <Layout {...block} />
}
