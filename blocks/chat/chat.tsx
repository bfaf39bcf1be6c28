import type { ComponentType } from 'react'
import type { BlockProps } from '#blocks/block-props.ts'
import { Broadcast } from './broadcast.tsx'
import { Inbox } from './inbox.tsx'
import type { Chat } from './schema.ts'
import { Script } from './script.tsx'

const layouts: Record<Chat['layout'], ComponentType<Chat>> = {
  broadcast: Broadcast,
  script: Script,
  inbox: Inbox,
}

/** A feature, its benefits, and a sample conversation. */
export function ChatBlock({ block }: BlockProps<'chat'>) {
  const Layout = layouts[block.layout]
  return <Layout {...block} />
}
