import type { Site } from '#model/content/site.ts'
import { isWorkingDay } from '#model/content/working-day.ts'
import type { Language } from '#model/language/language.ts'
import { localDay, zonedTimeToUtc } from '#model/local-time.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When inquiries are answered, and in which time zone. */
export type AnswerSettings = Pick<Site, 'answer' | 'timeZone'>

/** "12 hours", or "8 working hours" where not every hour counts, in the language of `t`. */
export function answerWords({ hours, days, from, to, holidays }: Site['answer'], t: Language['t']) {
  const isAlways =
    Object.values(days).every(Boolean) && from === '00:00' && to === '24:00' && !holidays.length
  return isAlways
    ? t('{hours, plural, one {# hour} other {# hours}}', { hours })
    : t('{hours, plural, one {# working hour} other {# working hours}}', { hours })
}

/** When the answer to what arrived at a time is due: after that many working hours. */
export function answerDue(arrived: Date, settings: AnswerSettings) {
  let left = settings.answer.hours * HOUR
  for (const { opens, closes } of workingTimes(arrived, settings, 1)) {
    const start = Math.max(opens, arrived.getTime())
    if (closes - start >= left) return new Date(start + left)
    left -= Math.max(0, closes - start)
  }
  return new Date(arrived.getTime() + settings.answer.hours * HOUR)
}

/** The latest arrival whose answer is due at a time or before: the working hours counted back. */
export function latestDue(at: Date, settings: AnswerSettings) {
  let left = settings.answer.hours * HOUR
  for (const { opens, closes } of workingTimes(at, settings, -1)) {
    const end = Math.min(closes, at.getTime())
    if (end - opens >= left) return new Date(end - left)
    left -= Math.max(0, end - opens)
  }
  return new Date(at.getTime() - settings.answer.hours * HOUR)
}

/** More than the longest promise takes with one hour a week and holidays on most of these days. */
const DAYS_MAX = 3_000

/** The working hours of each day: from the day before a time on, or back from the day after it. */
function* workingTimes(at: Date, { timeZone, answer }: AnswerSettings, step: 1 | -1) {
  const first = Date.parse(localDay(at, timeZone)) - step * DAY
  for (let count = 0; count < DAYS_MAX; count++) {
    const day = new Date(first + count * step * DAY)
    if (!isWorkingDay(dateOf(day), answer)) continue
    const opens = timeOn(day, answer.from, timeZone)
    const closes = timeOn(day, answer.to, timeZone)
    if (opens !== undefined && closes !== undefined) yield { opens, closes }
  }
}

/** The time of "09:30" or "24:00" on a day in a time zone. */
function timeOn(day: Date, time: string, zone: string) {
  const local =
    time === '24:00' ? `${dateOf(new Date(day.getTime() + DAY))}T00:00` : `${dateOf(day)}T${time}`
  return zonedTimeToUtc(local, zone)?.getTime()
}

function dateOf(day: Date) {
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
