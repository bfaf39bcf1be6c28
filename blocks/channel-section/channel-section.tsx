import type { BlockProps } from '#blocks/block-props.ts'
import { Layers } from './layers.tsx'
import { Slope } from './slope.tsx'
import { Statement } from './statement.tsx'
import { Switch } from './switch.tsx'

const layouts = { statement: Statement, slope: Slope, switch: Switch, layers: Layers } as const

/** A landing page section that its navigation bar links to. */
export function ChannelSection({ block }: BlockProps<'channel-section'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
