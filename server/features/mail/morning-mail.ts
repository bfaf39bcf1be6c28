import { localTime } from '#model/local-time.ts'
import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'

/** When it is sent, in the site's time zone. */
const TIME = '07:00'

/** Today in the site's time zone; null before its emails are sent. */
export function morningOf(now: Date, timeZone: string) {
  const [day = '', time = ''] = localTime(now, timeZone).split('T')
  return time < TIME ? null : day
}

type MorningMail = {
  topic: string
  day: string
  people: { id: string; email: string }[]
  payload: unknown
}

/** Queues an email to each person: one per topic, day and person, however often and wherever this runs. */
export async function queueMorningMail(
  deps: Pick<Deps, 'store' | 'clock' | 'newId'>,
  { topic, day, people, payload }: MorningMail,
) {
  const entries = people.map(({ id, email }) => ({
    channel: 'mail' as const,
    topic,
    recipient: email,
    subjectId: id,
    payload,
    messageId: `${topic}.${day}.${id}`,
  }))
  await deps.store.transaction().execute((transaction) => enqueue(transaction, deps, entries))
}
