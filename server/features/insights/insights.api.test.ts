import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const day = 86_400_000
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** Visits on the 21st of each month from September to November, and one that is still open on the last. */
async function setup() {
  let now = Date.parse('2026-09-21T06:00:00Z')
  const site = await openTestSite({ clock: () => new Date(now) })
  const open = (path: string, address: string, referer = '', agent = browser) =>
    site.site.noteView(
      new Request(`https://wavelength.example${path}`, {
        headers: { 'user-agent': agent, 'accept-language': 'en', referer },
      }),
      path.split('?', 1)[0] ?? '',
      { address },
    )
  const end = async () => {
    await site.site.flushInsights()
    now += 31 * 60_000
    await site.site.foldVisits()
  }
  open('/', '192.0.2.1', 'https://search.test/')
  await end()
  now += 30 * day
  open('/', '192.0.2.1', 'https://search.test/')
  open('/about', '192.0.2.2', 'https://=cmd()/')
  await end()
  now += 31 * day
  open('/', '192.0.2.1', 'https://search.test/')
  open('/about', '192.0.2.1')
  open('/about', '192.0.2.2')
  await end()
  open('/contact', '192.0.2.3')
  await site.site.flushInsights()
  const { admin, download } = await signIn(site, 'viewer')
  const pass = async (days: number) => {
    await end()
    now += days * day
  }
  return { ...site, open, pass, insights: admin.insights, download }
}

type Shown = Awaited<ReturnType<Awaited<ReturnType<typeof setup>>['insights']['show']>>

function valuesOf({ tables }: Shown, dimension: string) {
  const rows = tables.find((table) => table.dimension === dimension)?.rows ?? []
  return rows.map(({ value, visits, visitsBefore }) => [value, visits, visitsBefore])
}

test('visits of a period are shown by dimension, with those that have not ended', async () => {
  const { insights } = await setup()
  const shown = await insights.show({ period: '7d', compare: 'none' })
  expect(shown).toMatchObject({
    range: { from: '2026-11-15', to: '2026-11-21' },
    totals: { visits: 3, views: 4, bounces: 2 },
    totalsBefore: null,
    unit: 'day',
    chartBefore: null,
  })
  expect(shown.chart).toHaveLength(7)
  expect(shown.chart.at(-1)).toEqual({ day: '2026-11-21', count: 3 })
  expect(valuesOf(shown, 'page')).toEqual([
    ['/about', 2, null],
    ['/', 1, null],
    ['/contact', 1, null],
  ])
  expect(valuesOf(shown, 'entry')).toContainEqual(['/contact', 1, null])
})

test('a period is compared with the one before, from whole months and days', async () => {
  const { insights } = await setup()
  const shown = await insights.show({ period: 'own', from: '2026-10-20', to: '2026-11-21' })
  expect(shown).toMatchObject({
    compared: { from: '2026-09-17', to: '2026-10-19' },
    totals: { visits: 5 },
    totalsBefore: { visits: 1 },
  })
  expect(valuesOf(shown, 'source')).toEqual([
    ['search.test', 2, 1],
    ['(direct)', 2, 0],
    ['=cmd()', 1, 0],
  ])
  const year = await insights.show({ period: 'year', compare: 'year' })
  expect(year.totals).toMatchObject({ visits: 6, views: 7 })
  expect(year.unit).toBe('month')
  expect(year.chart.slice(-3)).toEqual([
    { day: '2026-09-01', count: 1 },
    { day: '2026-10-01', count: 2 },
    { day: '2026-11-01', count: 3 },
  ])
  expect(year.totalsBefore).toMatchObject({ visits: 0 })
})

test('a filter shows the visits with one value', async () => {
  const { insights } = await setup()
  const shown = await insights.show({ period: '90d', by: 'source', is: 'search.test' })
  expect(shown.totals).toMatchObject({ visits: 3, views: 4 })
  expect(valuesOf(shown, 'page')).toEqual([
    ['/', 3, 0],
    ['/about', 1, 0],
  ])
  expect(shown.tables.map(({ dimension }) => dimension)).not.toContain('source')
  const open = await insights.show({ period: '7d', by: 'page', is: '/contact' })
  expect(open.totals).toMatchObject({ visits: 1 })
})

test('speed is shown by page, device and campaign, compared, and exported', async () => {
  const { open, pass, fetch, site, insights, download } = await setup()
  async function read(path: string, lcp: number, agent = browser) {
    open(path, '192.0.2.1', '', agent)
    const body = JSON.stringify({
      page: path.split('?', 1)[0],
      left: { seconds: 5, depth: 50, lcp, cls: 0.05 },
    })
    await fetch('/api/visit', { method: 'POST', body, headers: { 'user-agent': agent } })
    await site.flushInsights()
  }
  await read('/blog', 2_000)
  await pass(8)
  await read('/blog?utm_campaign=May', 1_000)
  await read('/contact', 4_500, `${browser} Mobi`)
  const lcpOf = async (filter: object) => {
    const { speed } = await insights.show({ period: '7d', ...filter })
    const rounded = (value: number | null | undefined) => value && Math.round(value)
    return speed?.map(({ page, views, lcp, before }) => [
      page,
      views,
      rounded(lcp),
      rounded(before?.lcp),
    ])
  }
  const blog = [1, 977, 2_025]
  const contact = ['/contact', 1, 4_200, undefined]
  expect(await lcpOf({})).toEqual([[null, 2, 4_200, 2_025], ['/blog', ...blog], contact])
  expect(await lcpOf({ by: 'page', is: '/blog' })).toEqual([['/blog', ...blog]])
  expect(await lcpOf({ by: 'device', is: 'phone' })).toEqual([[null, ...contact.slice(1)], contact])
  expect(await lcpOf({ by: 'campaign', is: 'May' })).toContainEqual([null, 1, 977, undefined])
  expect(await lcpOf({ by: 'language', is: 'en' })).toBe(undefined)
  const csv = await download('/admin/insights/speed.csv?period=7d&by=page&is=/blog')
  expect((await csv?.text())?.trim().split('\r\n')).toEqual([
    'page,measured_views,lcp_ms,inp_ms,cls,ttfb_ms,measured_views_before,lcp_ms_before,inp_ms_before,cls_before,ttfb_ms_before',
    '/blog,1,977,,0.05,,1,2025,,0.05,',
  ])
})

test('odd parameters show the default period', async () => {
  const { insights } = await setup()
  const odd = { period: '7y', from: '2026-13-01', to: 'x', compare: '', by: 'name', is: '' }
  const shown = await insights.show(odd)
  expect(shown.filter).toEqual({ period: '30d', compare: 'before' })
  expect(shown.totals.visits).toBe(3)
})

test('a table is exported as CSV, in which no value is a formula', async () => {
  const { download } = await setup()
  const answer = await download('/admin/insights/list.csv?dimension=source&period=90d')
  expect(answer?.headers.get('Content-Disposition')).toContain('insights-source-2026-08-24')
  const [head, ...lines] = (await answer?.text())?.trim().split('\r\n') ?? []
  expect(head).toContain('source,visits,views')
  expect(lines).toContain("'=cmd(),1,1,1,0,0,0,0,0,0,0,0,0")
})

test('notes are added, changed and deleted by editors, and shown in their period', async () => {
  const site = await setup()
  const { admin } = await signIn(site, 'editor')
  const added = await admin.insights.addNote({ day: '2026-11-20', text: ' New prices ' })
  const id = added.ok ? added.value.id : ''
  await admin.insights.addNote({ day: '2026-08-01', text: 'Before' })
  const shown = async () => (await site.insights.show({ period: '30d' })).notes
  expect(await shown()).toEqual([{ id, day: '2026-11-20', text: 'New prices', author: 'editor' }])
  await admin.insights.changeNote({ id, day: '2026-11-21', text: 'Newer prices' })
  expect(await shown()).toMatchObject([{ day: '2026-11-21', text: 'Newer prices' }])
  await admin.insights.deleteNote({ id })
  expect(await shown()).toEqual([])
  const gone = await admin.insights.changeNote({ id, day: '2026-11-21', text: 'x' })
  expect(gone).toMatchObject({ ok: false, message: 'Somebody has deleted this note meanwhile.' })
  const odd = { day: '2026-02-30', text: ' ' }
  expect(await admin.insights.addNote(odd)).toMatchObject({
    errors: { day: 'Choose the day.', text: 'Write what happened.' },
  })
  const actions = (await site.rows('audit_log')).map(({ action }) => action)
  expect(actions.filter((action) => action.startsWith('insights.'))).toEqual([
    ...['insights.note-added', 'insights.note-added'],
    ...['insights.note-changed', 'insights.note-deleted'],
  ])
})

test('an owner stops counting, and starts again', async () => {
  const site = await setup()
  const { admin } = await signIn(site, 'owner')
  const visits = async () => (await site.insights.show({ period: '7d' })).totals.visits
  await admin.insights.setCounting({ counting: 'off' })
  site.open('/', '192.0.2.8')
  await site.site.flushInsights()
  expect(await visits()).toBe(3)
  expect(await site.insights.show()).toMatchObject({ isCounting: false })
  await admin.insights.setCounting({ counting: 'on' })
  site.open('/', '192.0.2.8')
  await site.site.flushInsights()
  expect(await visits()).toBe(4)
})
