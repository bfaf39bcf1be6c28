import { expect, inject, test } from 'vitest'
import { openTestSite } from '#tests/fixtures/api.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

const headers = { 'user-agent': 'Mozilla/5.0 Firefox/145.0' }
const client = { address: '192.0.2.1' }

async function setup() {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const opened = await openTestSite({ clock: () => new Date(now) })
  return {
    ...opened,
    open: (path: string) =>
      opened.site.noteView(
        new Request(`https://wavelength.example${path}`, { headers }),
        '/about',
        client,
      ),
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

test('a form without a visit converts none that begins after it', async () => {
  const { site, fetch, rows, open, pass } = await setup()
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm(), headers })
  await site.flushInsights()
  pass(5_000)
  open('/about?utm_source=news')
  for (let flushes = 0; flushes < 4; flushes++) {
    await site.flushInsights()
    pass(5_000)
  }
  expect(await rows('visits')).toHaveLength(1)
  expect(await rows('conversions')).toEqual([])
})

// SQLite is used by one process.
const onPostgres = test.runIf(inject('databaseKind') === 'postgres')

onPostgres('a form that another server took is counted with its visit', async () => {
  const { site, fetch, rows, openAnother } = await setup()
  const other = await openAnother()
  other.noteView(
    new Request('https://wavelength.example/about?utm_source=news', { headers }),
    '/about',
    client,
  )
  await fetch('/api/inquiries', { method: 'POST', body: inquiryForm(), headers })
  await site.flushInsights()
  await other.flushInsights()
  expect(await rows('conversions')).toEqual([])
  await site.flushInsights()
  expect(await rows('conversions')).toMatchObject([{ first_source: 'news', entry: '/about' }])
})
