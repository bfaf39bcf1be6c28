import type { BlockProps } from '#blocks/block-props.ts'
import { Layers } from './layers.tsx'
import { Slope } from './slope.tsx'
import { Statement } from './statement.tsx'
import { Switch } from './switch.tsx'

const layouts = { statement: Statement, slope: Slope, switch: Switch, layers: Layers } as const

/** A part of a landing page with an anchor; each layout has a scale, a side and a ground of its own. */
export default function Channel({ block }: BlockProps<'channel'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
