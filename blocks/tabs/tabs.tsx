import type { BlockProps } from '#blocks/block-props.ts'
import { Accordion } from './accordion.tsx'
import { SideTabs } from './side-tabs.tsx'

/** Items shown one at a time; the current one is kept in the URL. */
export function Tabs({ block }: BlockProps<'tabs'>) {
  const Layout = block.layout === 'accordion' ? Accordion : SideTabs
  return <Layout {...block} />
}
