import type { BlockProps } from '#blocks/block-props.ts'
import { Broadcast } from './broadcast.tsx'
import { Inbox } from './inbox.tsx'
import { Script } from './script.tsx'

/** A feature, its benefits, and a sample conversation. */
export function ChatBlock({ block }: BlockProps<'chat'>) {
  if (block.layout === 'inbox') return <Inbox {...block} />
  return block.layout === 'script' ? <Script {...block} /> : <Broadcast {...block} />
}
