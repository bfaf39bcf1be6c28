import type { BlockProps } from '#blocks/block-props.ts'
import { Accordion } from './accordion.tsx'
import { SideTabs } from './side-tabs.tsx'

/** Items of which one is shown at a time; the address keeps which. */
export default function Tabs({ block }: BlockProps<'tabs'>) {
  const Layout = block.layout === 'accordion' ? Accordion : SideTabs
  return <Layout {...block} />
}
