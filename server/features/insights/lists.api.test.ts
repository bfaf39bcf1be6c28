import { expect, test } from 'vitest'
import { addDays } from '#model/day.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { createSums, noCounts } from './sums.ts'
import { writeSums } from './write-sums.ts'

const today = '2026-11-21'

/** Sums of days: the number of days ago, the dimension, the value, and how many visits. */
async function setup() {
  const site = await openTestSite({ clock: () => new Date(`${today}T06:00:00Z`) })
  const { admin, download } = await signIn(site, 'viewer')
  return {
    ...site,
    insights: admin.insights,
    async add(
      rows: [ago: number, dimension: string, value: string, visits: number][],
      filter = '',
    ) {
      const sums = createSums()
      for (const [ago, dimension, value, visits] of rows) {
        const counts = { ...noCounts, visits, views: visits * 2, seconds: 3_000_000_000 }
        sums.add({ filter, dimension, period: addDays(today, -ago), value }, counts)
      }
      await site.database.store
        .transaction()
        .execute((transaction) => writeSums(transaction, sums.rows()))
    },
    async csv(name: string, query: string) {
      const file = await download(`/admin/insights/${name}.csv?${query}`)
      return (await file?.text())?.replace('\uFEFF', '').trim().split('\r\n')
    },
  }
}

test('a list has pages of fifty values, each beside the period that it is compared with', async () => {
  const { add, insights, csv } = await setup()
  const paths = Array.from({ length: 120 }, (_, index) => `/page-${index}`)
  await add(paths.map((path, index) => [1, 'page', path, 500 - index]))
  await add([[8, 'page', '/page-1', 400]])
  const first = await insights.list({ dimension: 'page', period: '7d' })
  expect(first).toMatchObject({ total: 120, hasMore: true, hasBefore: true })
  expect(first.rows).toHaveLength(50)
  expect(first.rows.slice(0, 2)).toMatchObject([
    { value: '/page-0', visits: 500, visitsBefore: 0 },
    { value: '/page-1', visits: 499, visitsBefore: 400 },
  ])
  const last = await insights.list({ dimension: 'page', period: '7d', page: '3' })
  expect(last).toMatchObject({ hasMore: false, rows: { length: 20 } })
  const alone = await insights.list({ dimension: 'page', period: '7d', compare: 'none' })
  expect(alone).toMatchObject({ hasBefore: false, rows: { 0: { visitsBefore: null } } })
  const lines = await csv('list', 'dimension=page&period=7d&page=2')
  expect(lines).toHaveLength(121)
  expect(lines?.[0]).toMatch(/^page,visits,.*,visits_before$/)
  expect(lines?.[2]).toMatch(/^\/page-1,499,998,0,3000000000,.*,400$/)
})

test('the days of a period are exported, beside those that they are compared with', async () => {
  const { add, csv } = await setup()
  await add([
    [0, '', '', 4],
    [2, '', '', 7],
    [9, '', '', 5],
  ])
  const [head, ...lines] = (await csv('days', 'period=7d')) ?? []
  expect(head).toBe(
    'day,visits,views,one_page_visits,seconds_in_view,views_told,scroll_percent_sum,inquiries,partner_inquiries,applications,calls,subscriptions,visits_before',
  )
  expect(lines).toHaveLength(7)
  expect(lines[4]).toBe('2026-11-19,7,14,0,3000000000,0,0,0,0,0,0,0,5')
  expect(lines[5]).toBe('2026-11-20,0,0,0,0,0,0,0,0,0,0,0,0')
  expect(lines[6]).toBe('2026-11-21,4,8,0,3000000000,0,0,0,0,0,0,0,0')
})

test('a filter says so if not all visits with its value are kept below it', async () => {
  const { add, insights } = await setup()
  await add([
    [1, 'page', '/rare', 12],
    [2, 'page', '/rare', 30],
  ])
  await add([[2, '', '', 30]], 'page=/rare')
  const shown = async (period: string) =>
    insights.show({ period, from: addDays(today, -2), by: 'page', is: '/rare' })
  expect(await shown('7d')).toMatchObject({ totals: { visits: 30 }, visitsOfValue: 42 })
  await add([[1, '', '', 12]], 'page=/rare')
  expect(await shown('7d')).toMatchObject({ totals: { visits: 42 }, visitsOfValue: null })
})

test('missing pages are counted by day, without bots and who asks not to be counted', async () => {
  const { site, insights, csv, rows } = await setup()
  const request = (path: string, headers: Record<string, string> = {}) =>
    site.noteNotFound(
      new Request(`https://wavelength.example${path}`, {
        headers: { 'user-agent': 'Mozilla/5.0 Firefox/145.0', ...headers },
      }),
      path,
    )
  request('/Old-Page?utm_source=x'.split('?', 1)[0] ?? '')
  request('/old-page')
  request('/elsewhere')
  request('/elsewhere', { dnt: '1' })
  request('/elsewhere', { cookie: 'editor=1' })
  request('/elsewhere', { 'user-agent': 'Examplebot/2.1 (+http://bot.test)' })
  request('/wp-login.php')
  request('/unsubscribe/ann@example.com/now')
  await site.flushInsights()
  const { tables, totals } = await insights.show({ period: '7d' })
  expect(totals.visits).toBe(0)
  expect(tables.find(({ dimension }) => dimension === 'missing')?.rows).toMatchObject([
    { value: '/old-page', visits: 2, visitsBefore: 0 },
    { value: '(other)', visits: 1 },
    { value: '/elsewhere', visits: 1 },
  ])
  expect(await csv('list', 'dimension=missing&period=7d')).toEqual([
    'missing,requests,requests_before',
    '/old-page,2,0',
    '(other),1,0',
    '/elsewhere,1,0',
  ])
  for (let made = 0; made < 900; made++) request(`/made-up-${made}`)
  await site.flushInsights()
  for (let made = 900; made < 1_800; made++) request(`/made-up-${made}`)
  await site.flushInsights()
  const missing = (await rows('insight_sums')).filter(
    ({ dimension, period }) => dimension === 'missing' && period === today,
  )
  expect(missing).toHaveLength(501)
  expect(missing.find(({ value }) => value === '(other)')?.visits).toBe(1_303)
})
