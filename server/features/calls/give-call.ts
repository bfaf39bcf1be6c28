import type { Deps } from '#server/deps.ts'
import { addEvent } from '#server/features/leads/inbox/events.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import type { Taker } from './takers.ts'

type Context = Pick<Deps, 'clock' | 'newId'> & { actor: { id: string | null; name: string } }

type Given = { from: string | null; to: Taker['accountId'] | null }

/** Notes whose call it is now, and tells them and the visitor. */
export async function giveCall(
  transaction: StoreTransaction,
  context: Context,
  call: CallRow,
  { from, to }: Given,
) {
  await transaction.updateTable('calls').set({ account_id: to }).where('id', '=', call.id).execute()
  const person = await transaction
    .selectFrom('user')
    .select(['name', 'email'])
    .where('id', '=', to ?? '')
    .executeTakeFirst()
  await addEvent(transaction, context, {
    lead_id: call.lead_id,
    kind: 'call',
    after: person ? 'given' : 'left',
    text: person?.name ?? from,
  })
  if (!person) return
  const { email } = await transaction
    .selectFrom('leads')
    .select('email')
    .where('id', '=', call.lead_id)
    .executeTakeFirstOrThrow()
  const entry = { channel: 'mail' as const, subjectId: call.lead_id }
  await enqueue(transaction, context, [
    {
      ...entry,
      topic: 'call-to-person',
      recipient: person.email,
      payload: { isHandedOver: true },
    },
    { ...entry, topic: 'call-given', recipient: email, payload: null },
  ])
}

/** Tells the owners that nobody takes a call; not the one who leaves. */
export async function tellOwners(
  transaction: StoreTransaction,
  context: Pick<Context, 'clock' | 'newId'>,
  leaving?: { id: string },
) {
  const owners = await transaction
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .where('id', '!=', leaving?.id ?? '')
    .execute()
  await enqueue(
    transaction,
    context,
    owners.map(({ id, email }) => ({
      channel: 'mail' as const,
      topic: 'calls-without-person',
      recipient: email,
      subjectId: id,
      payload: null,
    })),
  )
}
