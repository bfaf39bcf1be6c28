import { expect, inject, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { bookingPost, openHours } from '#tests/fixtures/calls.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const minute = 60_000

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

async function setup(start = '2026-11-21T09:30:00Z') {
  let now = Date.parse(start)
  const clock = () => new Date(now)
  const test = await openTestSite({ clock })
  const headersOf = (headers: Record<string, string>) => ({
    'user-agent': browser,
    'accept-language': 'de-DE,de;q=0.9',
    ...headers,
  })
  return {
    ...test,
    pass(milliseconds: number) {
      now += milliseconds
    },
    open(
      path: string,
      headers: Record<string, string> = {},
      address = '192.0.2.1',
      on = test.site,
    ) {
      const request = new Request(`https://wavelength.example${path}`, {
        headers: headersOf(headers),
      })
      on.noteView(request, new URL(request.url).pathname, { address })
    },
    inquire: (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      test.fetch('/api/inquiries', {
        method: 'POST',
        body: inquiryForm(changes),
        headers: headersOf(headers),
      }),
    /** The sums of all visits, without counts of zero: "2026-11-21 source example.com". */
    async sums(filter = '') {
      const rows = await test.rows('insight_sums')
      return Object.fromEntries(
        rows
          .filter((row) => row.filter === filter && row.period.length === 10)
          .map(({ filter: _, dimension, period, value, ...counts }) => [
            `${period} ${dimension} ${value}`.trim(),
            Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== 0)),
          ]),
      )
    },
    tell: (beacon: object | string, headers: Record<string, string> = {}) =>
      test.fetch('/api/visit', {
        method: 'POST',
        body: typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
        headers: headersOf(headers),
      }),
    async fold() {
      now += 31 * minute
      await test.site.flushInsights()
      await test.site.foldVisits()
    },
  }
}

test('a visit is its pages in order, until half an hour without one', async () => {
  const { open, pass, site, fold, sums, rows, reported } = await setup()
  open('/blog?q=Tea%20shop', { referer: 'https://www.search.test/?q=tea' })
  await site.flushInsights()
  pass(29 * minute)
  open('/about', { referer: 'https://wavelength.example/blog' })
  open('/about')
  await site.flushInsights()
  pass(31 * minute)
  open('/about?utm_source=News&utm_campaign=May')
  await site.flushInsights()
  expect(await rows('visits')).toHaveLength(1)
  await fold()
  expect(reported).toEqual([])
  expect(await rows('visits')).toEqual([])
  expect(await sums()).toEqual({
    '2026-11-21': { views: 4, visits: 2, bounces: 1 },
    '2026-11-21 page /blog': { views: 1, visits: 1 },
    '2026-11-21 page /about': { views: 3, visits: 2, bounces: 1 },
    '2026-11-21 source search.test': { views: 3, visits: 1 },
    '2026-11-21 source news': { views: 1, visits: 1, bounces: 1 },
    '2026-11-21 campaign News / May': { views: 1, visits: 1, bounces: 1 },
    '2026-11-21 entry /blog': { views: 3, visits: 1 },
    '2026-11-21 entry /about': { views: 1, visits: 1, bounces: 1 },
    '2026-11-21 exit /about': { views: 4, visits: 2, bounces: 1 },
    '2026-11-21 device desktop': { views: 4, visits: 2, bounces: 1 },
    '2026-11-21 language de': { views: 4, visits: 2, bounces: 1 },
    '2026-11-21 search tea shop': { visits: 1 },
  })
  expect(await sums('source=news')).toMatchObject({
    '2026-11-21': { views: 1, visits: 1 },
    '2026-11-21 page /about': { views: 1, visits: 1 },
  })
  const months = (await rows('insight_sums')).filter(({ period }) => period === '2026-11')
  expect(months).toContainEqual(expect.objectContaining({ filter: '', dimension: '', visits: 2 }))
})

test('visitors are told apart by address and browser, which are not stored', async () => {
  const { open, site, fold, sums, rows } = await setup()
  open('/')
  open('/', {}, '192.0.2.2')
  open('/', { 'user-agent': phone })
  await site.flushInsights()
  const stored = JSON.stringify([await rows('visits'), await rows('insight_sums')])
  expect(stored).not.toMatch(/192\.0|Firefox|iPhone/)
  await fold()
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 3 },
    '2026-11-21 device phone': { visits: 1 },
    '2026-11-21 device desktop': { visits: 2 },
  })
})

test('the day is that of the site, and its salt is deleted when it has ended', async () => {
  const { open, pass, site, fold, sums, rows } = await setup('2026-11-21T18:20:00Z')
  open('/')
  await site.flushInsights()
  const [before] = await rows('visit_salts')
  pass(15 * minute)
  open('/')
  await site.flushInsights()
  expect(await rows('visits')).toHaveLength(2)
  await fold()
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 1 },
    '2026-11-22': { visits: 1 },
  })
  const salts = await rows('visit_salts')
  expect(salts.map(({ day }) => day)).toEqual(['2026-11-22'])
  expect(salts[0]?.salt).not.toBe(before?.salt)
})

test('who asks not to be counted is only counted as one who asks, and the team not at all', async () => {
  const { open, inquire, fold, sums, rows } = await setup()
  open('/', { dnt: '1' })
  open('/about', { 'sec-gpc': '1' })
  open('/', { cookie: 'a=b; editor=1' })
  open('/', { 'sec-purpose': 'prefetch;prerender' })
  open('/', { 'sec-fetch-dest': 'iframe' })
  await inquire({}, { dnt: '1' })
  await fold()
  expect(await sums()).toEqual({ '2026-11-21 excluded request': { views: 2 } })
  expect(await rows('conversions')).toEqual([])
})

test('bots are left out by their agent and by what they do', async () => {
  const { open, pass, fold, sums } = await setup()
  open('/', { 'user-agent': 'Mozilla/5.0 (compatible; Examplebot/2.1; +http://bot.test)' })
  for (let page = 1; page <= 20; page++) {
    open(`/page-${page}`, {}, '192.0.2.9')
    pass(300)
  }
  for (let page = 1; page <= 20; page++) {
    open(`/page-${page}`, {}, '192.0.2.10')
    pass(4_000)
  }
  await fold()
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 1, views: 20 },
    '2026-11-21 excluded agent': { views: 1 },
    '2026-11-21 excluded behaviour': { views: 20 },
  })
})

test('a lead and a subscriber have what led to them, and pages count for what came after', async () => {
  const { open, pass, inquire, fetch, fold, sums, rows } = await setup()
  open('/about?utm_source=news&utm_medium=email', { referer: 'https://mail.test/' })
  pass(minute)
  open('/contact', { referer: 'https://search.test/' })
  expect((await inquire()).status).toBe(201)
  // The same form again, and one that is spam.
  await inquire()
  await inquire({ website: 'x', details: 'Buy this.' })
  pass(minute)
  open('/blog')
  for (const email of ['ann@example.com', 'ANN@example.com']) {
    await fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser },
      body: JSON.stringify({ email }),
    })
  }
  await fold()
  const [inquiry, subscription, ...more] = await rows('conversions')
  expect(more).toEqual([])
  expect(inquiry).toMatchObject({
    kind: 'inquiry',
    lead_id: (await rows('leads'))[0]?.id,
    first_source: 'news',
    first_campaign: 'news / email',
    last_source: 'search.test',
    last_campaign: '',
    entry: '/about',
    pages: '["/about","/contact"]',
  })
  expect(subscription).toMatchObject({
    kind: 'subscription',
    pages: '["/about","/contact","/blog"]',
  })
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 1, inquiries: 1, subscriptions: 1 },
    '2026-11-21 page /contact': { inquiries: 1, subscriptions: 1 },
    '2026-11-21 page /blog': { views: 1, visits: 1, subscriptions: 1 },
    '2026-11-21 source news': { inquiries: 1, subscriptions: 1 },
    '2026-11-21 last-source search.test': { visits: 1, inquiries: 1, subscriptions: 1 },
  })
})

test('a booked call is a conversion, and filters the visits that led to one', async () => {
  const { open, site, database, fold, sums, rows } = await setup()
  const { kind } = await openHours({ site, database })
  open('/about?utm_source=news')
  open('/', {}, '192.0.2.2')
  const booking = bookingPost(kind, '2026-11-23T08:00:00.000Z')
  booking.headers.set('user-agent', browser)
  const { calls } = site.servicesFor({ address: '192.0.2.1' })
  expect((await calls.book(booking)).status).toBe(201)
  await fold()
  const [lead] = await rows('leads')
  expect(await rows('conversions')).toMatchObject([
    { kind: 'call', lead_id: lead?.id, first_source: 'news', pages: '["/about"]' },
  ])
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 2, calls: 1 },
    '2026-11-21 page /about': { calls: 1 },
    '2026-11-21 last-source news': { calls: 1 },
    '2026-11-21 conversion call': { visits: 1, calls: 1 },
  })
  expect(await sums('conversion=call')).toMatchObject({
    '2026-11-21': { visits: 1 },
    '2026-11-21 source news': { visits: 1 },
  })
})

test('of a day that has ended the most frequent values are kept, and the rest as one', async () => {
  const { open, pass, site, fold, sums, rows } = await setup()
  for (let source = 0; source < 260; source++) {
    const address = `198.51.100.${source}`
    open('/', { referer: `https://site-${source}.test/` }, address)
    if (source < 3)
      open('/about', { referer: `https://site-${source}.test/` }, `203.0.113.${source}`)
  }
  await fold()
  const before = await sums()
  pass(24 * 60 * minute)
  await site.foldVisits()
  const after = await sums()
  const sources = (found: object) => Object.keys(found).filter((key) => key.includes(' source '))
  expect([sources(before).length, sources(after).length]).toEqual([260, 201])
  expect(after).toMatchObject({
    '2026-11-21': before['2026-11-21'],
    '2026-11-21 source site-1.test': { visits: 2 },
    '2026-11-21 source (other)': { visits: 60, views: 60 },
  })
  const filters = new Set((await rows('insight_sums')).map(({ filter }) => filter))
  expect(filters).toContain('source=site-1.test')
  expect([...filters].filter((filter) => filter.startsWith('source='))).toHaveLength(50)
  expect(await sums('page=/')).toMatchObject({ '2026-11-21': { visits: 260 } })
  expect(sources(await sums('page=/'))).toHaveLength(16)
  pass(26 * 31 * 24 * 60 * minute)
  await site.foldVisits()
  expect(await rows('insight_sums')).toEqual([])
})

test('an erased lead is forgotten, and so is one that is erased before its visit is written', async () => {
  const { open, inquire, site, database, rows, reported } = await setup()
  open('/')
  await inquire()
  await site.flushInsights()
  expect(await rows('conversions')).toHaveLength(1)
  await inquire({ details: 'Another one.' })
  for (const table of ['lead_search', 'leads'] as const) {
    await database.store.deleteFrom(table).execute()
  }
  await site.flushInsights()
  expect(await rows('conversions')).toEqual([])
  expect(reported).toEqual([])
})

// SQLite is used by one process.
const onPostgres = test.runIf(inject('databaseKind') === 'postgres')

onPostgres('two servers count one visit together', async () => {
  const { open, site, openAnother, fold, sums } = await setup()
  const other = await openAnother()
  open('/')
  open('/about', {}, '192.0.2.1', other)
  open('/contact', {}, '192.0.2.2', other)
  await Promise.all([site.flushInsights(), other.flushInsights()])
  await Promise.all([fold(), other.foldVisits()])
  expect(await sums()).toMatchObject({ '2026-11-21': { visits: 2, views: 3 } })
})

test('what cannot be written is written later', async () => {
  const { open, site, database, sums, fold, reported } = await setup()
  open('/')
  await database.store.schema.alterTable('visits').renameTo('visits_away').execute()
  await site.flushInsights()
  expect(reported).toHaveLength(1)
  await database.store.schema.alterTable('visits_away').renameTo('visits').execute()
  await fold()
  expect(await sums()).toMatchObject({ '2026-11-21': { visits: 1, views: 1 } })
})

test('a stopping server writes what it has counted', async () => {
  const { open, openAnother, rows } = await setup()
  const other = await openAnother()
  open('/', {}, '192.0.2.1', other)
  await other.close()
  expect(await rows('visits')).toHaveLength(1)
})

test('browsers tell how long, how far and how fast a page was read', async () => {
  const { open, pass, tell, fold, sums } = await setup()
  open('/')
  pass(minute)
  await tell({ page: '/', left: { seconds: 20, depth: 50, lcp: 1_000, cls: 0, ttfb: 100 } })
  await tell({ page: '/', left: { seconds: 10 } })
  await fold()
  // In view for longer than a visit may be silent.
  const late = await tell({ page: '/', left: { seconds: 99_999, depth: 400, inp: -5 } })
  expect(late.status).toBe(200)
  await fold()
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 1, views: 1, seconds: 3_630, readings: 2, depth: 150 },
    '2026-11-21 page /': { seconds: 3_630, readings: 2, depth: 150 },
    '2026-11-21 source (direct)': { seconds: 30, readings: 1 },
    '2026-11-21 lcp 13': { views: 1 },
    '2026-11-21 lcp 13 /': { views: 1 },
    '2026-11-21 cls 0 /': { views: 1 },
    '2026-11-21 inp 0 /': { views: 1 },
  })
})

test('a page that appears without a request is counted when it is shown', async () => {
  const { open, tell, fold, sums } = await setup()
  open('/blog', { 'sec-purpose': 'prefetch' })
  const shown = { referrer: 'https://search.test/', search: '?utm_source=news' }
  await tell({ page: '/blog', shown })
  await fold()
  expect(await sums()).toMatchObject({
    '2026-11-21': { visits: 1, views: 1 },
    '2026-11-21 source news': { visits: 1 },
  })
})

test('behind a CDN only browsers tell what is opened', async () => {
  const { open, openAnother, rows } = await setup()
  const behind = await openAnother({}, { CDN_SECONDS: '60' })
  open('/', {}, '192.0.2.1', behind)
  await behind.flushInsights()
  expect(await rows('visits')).toEqual([])
})

test('forged and broken beacons are refused, and store nothing', async () => {
  const { tell, fold, rows } = await setup()
  const statusOf = async (beacon: object | string, headers = {}) =>
    (await tell(beacon, headers)).status
  const left = { seconds: 1 }
  expect(await statusOf({ page: '/not/here', left })).toBe(404)
  for (const body of ['', '{', 'null', '[]', '{"page":1}', '{"page":"/","left":{"seconds":"1"}}']) {
    expect(await statusOf(body)).toBe(400)
  }
  expect(await statusOf({ page: '/', left, more: 'x'.repeat(1_000) })).toBe(413)
  expect(await statusOf({ page: '/', left }, { dnt: '1' })).toBe(200)
  expect(await statusOf({ page: '/', left }, { cookie: 'editor=1' })).toBe(200)
  await fold()
  expect(await rows('visits')).toEqual([])
  expect(await rows('insight_sums')).toEqual([])
})

test('whoever sends beacons again and again measures a page once and converts nothing', async () => {
  const { open, pass, tell, fold, sums, rows } = await setup()
  open('/')
  pass(minute)
  const forged = { kind: 'inquiry', type: 'conversion', id: 'x', conversion: 'inquiry' }
  const left = { seconds: 1, depth: 10, lcp: 60_000, ...forged }
  for (let sent = 0; sent < 50; sent++) {
    expect((await tell({ page: '/', left, ...forged })).status).toBe(200)
    // A page that was never opened.
    expect((await tell({ page: '/blog', left })).status).toBe(200)
  }
  await fold()
  expect(await rows('conversions')).toEqual([])
  const counted = await sums()
  const measured = Object.entries(counted).filter(([key]) => key.includes(' lcp '))
  expect(measured.map(([, { views }]) => views).sort()).toEqual([1, 1, 2])
  expect(counted).toMatchObject({ '2026-11-21': { visits: 1, views: 1 } })
  expect(counted['2026-11-21 page /blog']).toEqual({ seconds: 1, readings: 1, depth: 10 })
})

test('one client may send so many beacons and no more', async () => {
  const site = await openTestSite({ rateLimits: { visits: { points: 2, seconds: 60 } } })
  const body = JSON.stringify({ page: '/', left: { seconds: 1 } })
  const statuses: number[] = []
  for (let sent = 0; sent < 3; sent++) {
    statuses.push((await site.fetch('/api/visit', { method: 'POST', body })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
})

test('a lead shows what brought it, and one without a counted visit nothing', async () => {
  const { open, inquire, site, database, rows } = await setup()
  open('/about', { referer: 'https://search.test/' })
  open('/contact?utm_source=news&utm_campaign=May')
  await inquire()
  await inquire({ details: 'From another browser.' }, { 'user-agent': phone })
  await site.flushInsights()
  const { admin } = await signIn({ site, database }, 'editor')
  const visitOf = async (details: string) => {
    const lead = (await rows('leads')).find((row) => row.details?.startsWith(details))
    return (await admin.leads.lead({ id: lead?.id })).visit
  }
  expect(await visitOf('From another')).toBe(null)
  expect(await visitOf('')).toEqual({
    facts: [
      { label: 'First source', value: 'search.test' },
      { label: 'Last source', value: 'news' },
      { label: 'Last campaign', value: 'news / May' },
    ],
    pages: ['/about', '/contact'],
  })
})

test('what led to a lead is exported with the data of its sender', async () => {
  const { open, inquire, site, database } = await setup()
  open('/about?utm_source=news')
  await inquire()
  await site.flushInsights()
  const { download } = await signIn({ site, database }, 'owner')
  // The archive is not compressed.
  const archive = await download('/admin/privacy/export.zip?address=ann%40example.com')
  expect(await archive?.text()).toContain('"first_source": "news"')
})
