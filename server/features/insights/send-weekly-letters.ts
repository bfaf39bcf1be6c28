import { addDays } from '#model/day.ts'
import type { Deps } from '#server/deps.ts'
import { morningOf, queueMorningMail } from '#server/features/mail/morning-mail.ts'
import { weekBefore } from './read-week.ts'
import { readWonRevenue } from './won-deals.ts'

const MONDAY = 1

/** On Monday mornings queues a letter about the week before for each owner, unless nothing happened in it. */
export async function sendWeeklyLetters(deps: Pick<Deps, 'store' | 'content' | 'clock' | 'newId'>) {
  const { store } = deps
  const { timeZone, weeklyLetter } = await deps.content.site()
  const day = morningOf(deps.clock(), timeZone)
  if (!weeklyLetter || !day || new Date(day).getUTCDay() !== MONDAY) return
  if (!(await hasNews(store, day, timeZone))) return
  const people = await store
    .selectFrom('user')
    .select(['id', 'email'])
    .where('role', '=', 'owner')
    .execute()
  await queueMorningMail(deps, { topic: 'weekly-letter', day, people, payload: { monday: day } })
}

async function hasNews(store: Deps['store'], monday: string, timeZone: string) {
  const { range, totals } = weekBefore(store, monday)
  if ((await totals()).visits > 0) return true
  if ((await weekBefore(store, addDays(monday, -7)).totals()).visits > 0) return true
  return (await readWonRevenue(store, range, timeZone)).deals > 0
}
