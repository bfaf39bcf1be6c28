import { MINUTE } from '#model/calls/hours.ts'
import type { Deps } from '#server/deps.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

const HOUR = 60 * MINUTE

/** From how long before a call each reminder is sent, and until when it makes sense. */
const reminders = {
  day: { from: 24 * HOUR, until: 2 * HOUR },
  hour: { from: HOUR, until: 5 * MINUTE },
} as const

/** What the outbox keeps of a reminder: the start of the call that it is about. */
type ReminderPayload = { startsAt: string }

/**
 * Queues reminders to the visitor and the person a day and an hour before a call: each once for a time, none of a time that was
 * chosen later.
 */
export async function remindOfCalls(deps: Pick<Deps, 'store' | 'clock' | 'newId'>) {
  const now = deps.clock().getTime()
  const at = (time: number) => new Date(time).toISOString()
  const near = await deps.store
    .selectFrom('calls')
    .innerJoin('leads', 'leads.id', 'calls.lead_id')
    .leftJoin('user', 'user.id', 'calls.account_id')
    .leftJoin('outbox as confirmation', (join) =>
      join
        .onRef('confirmation.subject_id', '=', 'calls.lead_id')
        .on('confirmation.topic', '=', 'call-booked'),
    )
    .select([
      'calls.id',
      'calls.lead_id',
      'calls.starts_at',
      'calls.time_set_at',
      'leads.email as visitor',
      'user.email as person',
      'confirmation.id as confirmation',
    ])
    .where('calls.state', '=', 'booked')
    .where('leads.status', '!=', 'spam')
    .where('calls.starts_at', '>', at(now))
    .where('calls.starts_at', '<=', at(now + reminders.day.from))
    .execute()
  const entries = near.flatMap((call) => {
    const start = Date.parse(call.starts_at)
    const [due] = Object.entries(reminders).flatMap(([name, { from, until }]) =>
      now >= start - from && now < start - until && Date.parse(call.time_set_at) < start - from
        ? name
        : [],
    )
    if (!due) return []
    const payload: ReminderPayload = { startsAt: call.starts_at }
    const entry = { channel: 'mail' as const, subjectId: call.lead_id, payload }
    const key = `${call.id}.${call.starts_at}.${due}`
    const recipients = {
      // An address that got no confirmation was at its limit.
      'call-reminder': call.confirmation && call.visitor,
      'call-reminder-to-person': call.person,
    }
    return Object.entries(recipients).flatMap(([topic, recipient]) =>
      recipient ? [{ ...entry, topic, recipient, messageId: `${topic}.${key}` }] : [],
    )
  })
  if (entries.length === 0) return
  const known = await deps.store
    .selectFrom('outbox')
    .select('message_id')
    .where(
      'message_id',
      'in',
      entries.map(({ messageId }) => messageId),
    )
    .execute()
  const queued = new Set(known.map(({ message_id }) => message_id))
  const missing = entries.filter(({ messageId }) => !queued.has(messageId))
  if (missing.length === 0) return
  // Several servers run this: one row per message id.
  await deps.store.transaction().execute((transaction) => enqueue(transaction, deps, missing))
}

/** Whether a reminder may still be sent: its call has the same time, and has not begun. */
export function isDueReminder(
  { clock }: Pick<Deps, 'clock'>,
  { payload }: OutboxRow,
  { starts_at }: CallRow,
) {
  const { startsAt } = JSON.parse(payload) as ReminderPayload
  return startsAt === starts_at && clock().toISOString() < starts_at
}
