import { expect, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'

test('a page that was left after its visit is counted once a day for each visitor', async () => {
  const { site, fetch, rows } = await openTestSite({
    clock: () => new Date('2026-11-21T09:30:00Z'),
  })
  const body = JSON.stringify({ page: '/blog', left: { seconds: 3_600, depth: 100, lcp: 60_000 } })
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' }
  for (let sent = 0; sent < 3; sent++) {
    expect((await fetch('/api/visit', { method: 'POST', body, headers })).status).toBe(200)
    await site.flushInsights()
  }
  const sums = (await rows('insight_sums')).filter(
    ({ dimension, period }) => dimension === 'page' && period === '2026-11-21',
  )
  expect(sums).toMatchObject([{ value: '/blog', seconds: 3_600, readings: 1, views: 0 }])
})
