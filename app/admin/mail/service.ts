import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { OutboxChannel, OutboxState } from '#model/mail/outbox.ts'

/** A message that left, is to leave or could not; moments are ISO. */
export type Message = {
  id: string
  channel: OutboxChannel
  topic: string
  recipient: string
  state: OutboxState
  attempts: number
  /** Why the last try did not succeed, in a sentence. */
  lastError: string | null
  dueAt: string
  createdAt: string
  finishedAt: string | null
}

export type MessageFilter = {
  state: OutboxState | null
  channel: OutboxChannel | null
  topic: string
  /** Part of a recipient. */
  q: string
  page: number
}

/** The content with keys in links redacted; null if it can no longer be rendered. */
export type RenderedMessage = {
  subject: string | null
  sender: string | null
  replyTo: string | null
  messageId: string
  text: string
  hasHtml: boolean
}

export type MailAdmin = {
  list: Query<{
    messages: Message[]
    filter: MessageFilter
    hasMore: boolean
    /** Not counted beyond 10,000. */
    counts: Record<OutboxState, number>
    topics: string[]
    hasServer: boolean
  }>
  show: Query<
    Message & { againAt: string | null; hasServer: boolean; rendered: RenderedMessage | null }
  >
  sendAgain: Mutation
  sendFailedAgain: Mutation
}
