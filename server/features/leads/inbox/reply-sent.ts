import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import type { SentDeps } from '#server/platform/mail/mail-transport.ts'
import { firstAnswer } from './answered.ts'
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
    const becomesAnswered = lead.status === 'new' && !keep
    const changes = {
      ...firstAnswer(lead, sentAt, site),
      ...(becomesAnswered && { status: 'answered' as const }),
    }
    if (Object.keys(changes).length === 0) return
    await transaction.updateTable('leads').set(changes).where('id', '=', lead.id).execute()
    if (!becomesAnswered) return
    const context = { newId, clock: () => sentAt, actor: await authorOf(transaction, event) }
    const change = { kind: 'status', before: lead.status, after: 'answered' } as const
    await addEvent(transaction, context, { lead_id: lead.id, ...change })
  })
}

/** Who wrote the reply. */
async function authorOf(transaction: StoreTransaction, event: string) {
  const row = await transaction
    .selectFrom('lead_events')
    .select(['actor_id', 'actor_name'])
    .where('id', '=', event)
    .executeTakeFirst()
  return { id: row?.actor_id ?? null, name: row?.actor_name ?? '' }
}
