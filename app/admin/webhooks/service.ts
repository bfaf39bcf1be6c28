import type { Ask, Change } from '#app/admin/services.ts'
import type { OutboxState } from '#model/mail/outbox.ts'

export type Webhook = { id: string; url: string; events: string[]; isActive: boolean }

/** One call of another system; moments are ISO. */
export type Delivery = {
  id: string
  event: string
  state: OutboxState
  attempts: number
  /** What the address answered, or why it could not be reached, in a sentence. */
  fault: string | null
  dueAt: string
  createdAt: string
  finishedAt: string | null
}

/** Told once, when it is made. */
type NewSecret = { id: string; secret: string }

export type WebhooksAdmin = {
  list: Ask<{
    webhooks: (Webhook & { lastState: OutboxState | null; lastAt: string | null })[]
  }>
  show: Ask<Webhook & { createdAt: string; deliveries: Delivery[]; page: number; hasMore: boolean }>
  add: Change<NewSecret>
  change: Change
  switch: Change
  renewSecret: Change<NewSecret>
  remove: Change
  test: Change
}
