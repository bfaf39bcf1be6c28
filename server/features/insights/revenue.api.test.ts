import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

/** Leads of visitors who came from somewhere, and what became of them. */
async function setup() {
  const test = await openTestSite({ clock: () => new Date('2026-11-21T09:30:00Z') })
  const { site, database, fetch } = test
  let visitors = 0
  return {
    ...test,
    async inquire(sources: string[], deal: object) {
      const agent = `Mozilla/5.0 Firefox/${++visitors}`
      const headers = { 'user-agent': agent }
      for (const source of sources) {
        const request = new Request('https://wavelength.example/about', {
          headers: { ...headers, referer: `https://${source}/` },
        })
        site.noteView(request, '/about', { address: '192.0.2.1' })
      }
      const body = inquiryForm({ details: `Visitor ${visitors}` })
      expect((await fetch('/api/inquiries', { method: 'POST', body, headers })).status).toBe(201)
      await site.flushInsights()
      await database.store
        .updateTable('leads')
        .set({ status: 'won', closed_at: '2026-11-20T12:00:00.000Z', ...deal })
        .where('details', '=', `Visitor ${visitors}`)
        .execute()
    },
  }
}

const dollars = (value: number) => ({ value, currency: 'USD' })

test('what was won is shown by first and last touch, page and currency, never added', async () => {
  const { inquire, ...site } = await setup()
  await inquire(['search.test', 'news.test'], dollars(150_000))
  await inquire(['search.test'], dollars(50_000))
  await inquire(['search.test'], { value: 1_000, currency: 'JPY' })
  await inquire(['news.test'], { status: 'lost', ...dollars(7) })
  await inquire([], dollars(9_900))
  // Won before the period, and after midnight of its last day where the site is.
  await inquire(['old.test'], { closed_at: '2026-11-14T18:29:59.000Z', ...dollars(1) })
  await inquire(['old.test'], { closed_at: '2026-11-21T18:30:00.000Z', ...dollars(1) })
  const { admin, download } = await signIn(site, 'editor')
  const { revenue } = await admin.insights.show({ period: '7d' })
  const yen = { currency: 'JPY', value: 1_000 }
  expect(revenue?.total).toEqual({ deals: 4, amounts: [yen, { currency: 'USD', value: 209_900 }] })
  expect(revenue?.before).toMatchObject({ deals: 1 })
  expect(revenue?.unknown).toEqual({ deals: 1, amounts: [{ currency: 'USD', value: 9_900 }] })
  const rowsOf = (dimension: string) =>
    revenue?.tables.find((table) => table.dimension === dimension)?.rows
  expect(rowsOf('source')).toEqual([
    {
      ...{ value: 'search.test', name: 'search.test' },
      first: { deals: 3, amounts: [yen, { currency: 'USD', value: 200_000 }] },
      last: { deals: 2, amounts: [yen, { currency: 'USD', value: 50_000 }] },
    },
    {
      ...{ value: 'news.test', name: 'news.test' },
      first: { deals: 0, amounts: [] },
      last: { deals: 1, amounts: [{ currency: 'USD', value: 150_000 }] },
    },
  ])
  expect(rowsOf('page')).toMatchObject([{ value: '/about', first: { deals: 3 }, last: null }])
  const filtered = await admin.insights.show({ period: '7d', by: 'source', is: 'news.test' })
  expect(filtered.revenue?.total).toEqual({ deals: 0, amounts: [] })
  const file = await download('/admin/insights/list.csv?dimension=last-source&period=7d')
  const [head, ...lines] = (await file?.text())?.trim().split('\r\n') ?? []
  expect(head).toMatch(/,won_deals,won_jpy,won_usd$/)
  expect(lines.find((line) => line.startsWith('search.test'))).toMatch(/,2,1000,500$/)
})

test('a source is listed whose visits were long before', async () => {
  const { inquire, ...site } = await setup()
  await inquire(['search.test'], dollars(150_000))
  await site.database.store.deleteFrom('visits').execute()
  const { admin } = await signIn(site, 'editor')
  const { rows } = await admin.insights.list({ dimension: 'source', period: '7d' })
  expect(rows).toMatchObject([{ value: 'search.test', visits: 0, revenue: { deals: 1 } }])
})

test('money is for editors and owners, and unknown of devices', async () => {
  const { inquire, ...site } = await setup()
  await inquire(['search.test'], dollars(150_000))
  for (const role of ['author', 'viewer'] as const) {
    const { admin, download } = await signIn(site, role)
    expect((await admin.insights.show({})).revenue).toBe(null)
    const list = await admin.insights.list({ dimension: 'source' })
    expect(JSON.stringify(list)).not.toContain('150000')
    const file = await download('/admin/insights/list.csv?dimension=source')
    expect(await file?.text()).not.toContain('won')
  }
  const { admin } = await signIn(site, 'owner')
  const ofPhones = await admin.insights.show({ by: 'device', is: 'phone' })
  expect(ofPhones.revenue).toBe(null)
})
