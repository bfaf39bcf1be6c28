import { enqueueEvent } from '#server/features/webhooks/enqueue-event.ts'
import type { LeadRow } from '#server/platform/db/rows/leads.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { SentDeps } from '#server/platform/mail/mail-transport.ts'
import { firstAnswer, firstMailSince } from './answered.ts'
import { addEvent } from './events.ts'
import { lockLeadsForUpdate } from './lock-leads.ts'

/** What the outbox keeps of a reply. `keep`: the lead keeps its status. */
export type ReplyPayload = { event: string; keep?: boolean }

/** Marks a lead as answered once a reply to it has left. Done twice it changes nothing. */
export async function replySent({ store, newId, content }: SentDeps, row: OutboxRow, sentAt: Date) {
  const { event, keep } = JSON.parse(row.payload) as ReplyPayload
  const site = await content.site()
  await store.transaction().execute(async (transaction) => {
    const [lead] = await lockLeadsForUpdate(transaction, [row.subject_id ?? ''])
    if (!lead) return
    const reply = await readReply(transaction, event)
    const waiting_since = await waitAfter(transaction, lead, reply?.created_at ?? row.created_at)
    const becomesAnswered = lead.status === 'new' && !keep && waiting_since === null
    const changes = {
      ...firstAnswer(lead, sentAt, site),
      waiting_since,
      ...(becomesAnswered && { status: 'answered' as const }),
    }
    await transaction.updateTable('leads').set(changes).where('id', '=', lead.id).execute()
    const actor = { id: reply?.actor_id ?? null, name: reply?.actor_name ?? '' }
    const context = { newId, clock: () => sentAt, actor }
    await enqueueEvent(transaction, context, 'lead.answered', lead.id, event)
    if (!becomesAnswered) return
    const change = { kind: 'status', before: lead.status, after: 'answered' } as const
    await addEvent(transaction, context, { lead_id: lead.id, ...change })
  })
}

/** Since when the client waits after a reply that was written at `repliedAt`, even if a later one left before it. */
async function waitAfter(
  transaction: StoreTransaction,
  { id, waiting_since }: LeadRow,
  repliedAt: string,
) {
  if (waiting_since === null || waiting_since > repliedAt) return waiting_since
  return firstMailSince(transaction, id, repliedAt)
}

/** Who wrote the reply, and when. */
function readReply(transaction: StoreTransaction, event: string) {
  return transaction
    .selectFrom('lead_events')
    .select(['actor_id', 'actor_name', 'created_at'])
    .where('id', '=', event)
    .executeTakeFirst()
}
