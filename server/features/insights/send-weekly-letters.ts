import { addDays } from '#model/day.ts'
import { localTime } from '#model/local-time.ts'
import type { Deps } from '#server/deps.ts'
import { enqueue } from '#server/platform/outbox/enqueue.ts'
import { weekBefore } from './read-week.ts'
import { readWonDeals } from './won-deals.ts'

const TOPIC = 'weekly-letter'
const MONDAY = 1

/** When it is sent, in the site's time zone. */
const TIME = '07:00'

/** On Monday mornings queues a letter about the week before for each owner, unless nothing happened in it. */
export async function sendWeeklyLetters(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const { store } = deps
  const { timeZone, weeklyLetter } = await deps.content.site()
  const [day = '', time = ''] = localTime(deps.clock(), timeZone).split('T')
  if (!weeklyLetter || new Date(day).getUTCDay() !== MONDAY || time < TIME) return
  if (!(await hasNews(store, day, timeZone))) return
  const owners = await store
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .execute()
  const entries = owners.map(({ id, email }) => ({
    channel: 'mail' as const,
    topic: TOPIC,
    recipient: email,
    subjectId: id,
    payload: { monday: day },
    // One per owner and week, however often and wherever this job runs.
    messageId: `${TOPIC}.${day}.${id}`,
  }))
  await store.transaction().execute((transaction) => enqueue(transaction, deps, entries))
}

async function hasNews(store: Deps['store'], monday: string, timeZone: string) {
  const { range, totals } = weekBefore(store, monday)
  if ((await totals()).visits > 0) return true
  if ((await weekBefore(store, addDays(monday, -7)).totals()).visits > 0) return true
  return (await readWonDeals(store, range, timeZone)).length > 0
}
