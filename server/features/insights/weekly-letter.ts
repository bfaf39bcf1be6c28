import { adminPaths } from '#model/admin-paths.ts'
import { addDays } from '#model/day.ts'
import { conversions, type Dimension, OTHER } from '#model/insights/insights.ts'
import type { DayRange } from '#model/insights/period.ts'
import { moneyText } from '#model/money.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import type { EmailDeps, EmailMessage } from '#server/platform/mail/email-template.ts'
import { type Reading, readValues } from './read-sums.ts'
import { weekBefore } from './read-week.ts'
import type { Counts } from './sums.ts'
import { readWonRevenue } from './won-deals.ts'

/** Pages, sources and missing pages that are named. */
const NAMED = 5
const PATH_MAX = 100

/** Tells an owner about the week before a Monday; null for somebody who no longer is one. */
export async function weeklyLetter(deps: EmailDeps, row: OutboxRow): Promise<EmailMessage | null> {
  const { store, siteUrl } = deps
  const owner = await store
    .selectFrom('user')
    .select('id')
    .where('id', '=', row.subject_id ?? '')
    .where('role', '=', 'owner')
    .executeTakeFirst()
  if (!owner) return null
  const { name, timeZone } = await deps.content.site()
  const { monday } = JSON.parse(row.payload) as { monday: string }
  const week = weekBefore(store, monday)
  const [counts, before] = await Promise.all([
    week.totals(),
    weekBefore(store, addDays(monday, -7)).totals(),
  ])
  const visits = countedNoun(counts.visits, 'visit')
  const { from, to } = week.range
  const facts = [
    { label: 'Visits', value: compared(counts.visits, before.visits) },
    { label: 'Page views', value: compared(counts.views, before.views) },
    { label: 'Led to', value: conversionLines(counts, before) },
    { label: 'Won', value: await wonLines(store, week.range, timeZone) },
    { label: 'Most visited pages', value: await valueLines(week.reading, 'page') },
    { label: 'Where most visits came from', value: await valueLines(week.reading, 'source') },
    {
      label: 'Requested, but missing',
      value: await valueLines(week.reading, 'missing', 'request', await dismissedPaths(store)),
    },
  ]
  return {
    content: {
      subject: `${visits} last week`,
      preview: `${compared(counts.visits, before.visits)}.`,
      heading: `${weekName(week.range)}: ${visits}`,
      paragraphs: [`This is what happened at ${name} from Monday to Sunday.`],
      facts: facts.filter(({ value }) => value),
      ...(siteUrl && {
        action: {
          label: 'Open Insights',
          url: `${siteUrl}${adminPaths.insights}?period=own&from=${from}&to=${to}`,
        },
      }),
      footer: [
        `You receive this because you are an owner of ${name}. “Weekly letter” in the settings of the site ends it for all owners.`,
      ],
    },
  }
}

/** "120, 20 % more than the week before". */
function compared(count: number, before: number) {
  const shown = count.toLocaleString('en-US')
  if (before === 0) return shown
  const percent = Math.round(((count - before) / before) * 100)
  if (percent === 0) return `${shown}, as in the week before`
  const word = percent > 0 ? 'more' : 'fewer'
  return `${shown}, ${Math.abs(percent).toLocaleString('en-US')} % ${word} than the week before`
}

function conversionLines(counts: Counts, before: Counts) {
  return Object.values(conversions)
    .filter(({ column }) => counts[column] > 0 || before[column] > 0)
    .map(({ title, column }) => `${title}: ${counts[column]} (${before[column]} the week before)`)
    .join('\n')
}

async function wonLines(store: Store, range: DayRange, timeZone: string) {
  const { deals, amounts } = await readWonRevenue(store, range, timeZone)
  if (deals === 0) return ''
  const money = amounts.map(({ currency, value }) => moneyText(value, currency))
  return [...money, countedNoun(deals, 'deal')].join('\n')
}

async function valueLines(
  reading: Reading,
  dimension: Dimension,
  noun = 'visit',
  without: ReadonlySet<string> = new Set(),
) {
  const rows = await readValues(reading, dimension)
  return rows
    .filter(({ value, visits }) => visits > 0 && value !== OTHER && !without.has(value))
    .slice(0, NAMED)
    .map(({ value, visits }) => `${value.slice(0, PATH_MAX)}: ${countedNoun(visits, noun)}`)
    .join('\n')
}

/** Missing pages that somebody has taken off the list. */
async function dismissedPaths(store: Store) {
  const rows = await store
    .selectFrom('not_found_paths')
    .select('path')
    .where('dismissed', '=', 1)
    .execute()
  return new Set(rows.map(({ path }) => path))
}

function countedNoun(count: number, noun: string) {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : `${noun}s`}`
}

/** "November 16 – 22". */
function weekName({ from, to }: DayRange) {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
  // Its spaces are narrow ones, which plain text need not have.
  return format.formatRange(new Date(from), new Date(to)).replaceAll('\u2009', ' ')
}
