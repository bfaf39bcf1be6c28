import type { Mutation, Query } from '#app/admin/service-types.ts'
import type { OutboxState } from '#model/mail/outbox.ts'

export type Webhook = { id: string; url: string; events: string[]; isActive: boolean }

/** One call of another system; moments are ISO. */
export type Delivery = {
  id: string
  event: string
  state: OutboxState
  attempts: number
  /** What the address answered, or why it could not be reached, in a sentence. */
  lastError: string | null
  dueAt: string
  createdAt: string
  finishedAt: string | null
}

/** Told once, when it is made. */
type NewSecret = { id: string; secret: string }

export type WebhooksAdmin = {
  list: Query<{
    webhooks: (Webhook & { lastState: OutboxState | null; lastAt: string | null })[]
  }>
  show: Query<
    Webhook & { createdAt: string; deliveries: Delivery[]; page: number; hasMore: boolean }
  >
  add: Mutation<NewSecret>
  change: Mutation
  switch: Mutation
  renewSecret: Mutation<NewSecret>
  remove: Mutation
  test: Mutation
}
