import { expect, it } from 'vitest'
import type { Tables } from '#server/platform/db/schema.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'

async function setup(at = '2026-11-21T09:30:00Z') {
  let now = new Date(at)
  const test = await openTestSite({ clock: () => now })
  const { dashboard } = (await signIn(test, 'editor')).admin
  return {
    ...test,
    dashboard,
    post: (path: string, body: FormData) => test.fetch(path, { method: 'POST', body }),
    setTime: (time: string) => {
      now = new Date(time)
    },
    updateLeads: (values: Partial<Tables['leads']>) =>
      test.database.store.updateTable('leads').set(values).execute(),
  }
}

it('shows a new site as new, without action items', async () => {
  const { dashboard } = await setup()
  expect(await dashboard.show()).toMatchObject({
    period: '30d',
    isNew: true,
    waiting: { tasks: [], overdue: 0, open: 0, mail: { paused: 0 } },
    steps: { mail: false, setup: false, invite: false },
  })
})

it('counts leads by day in the site’s time zone, without spam', async () => {
  const { dashboard, post, setTime } = await setup('2026-11-19T18:00:00Z')
  // The fixture's site is in Patna, where the 20th starts at 18:30 UTC on the 19th.
  await post('/api/inquiries', inquiryForm())
  setTime('2026-11-19T18:45:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'bob@example.com', service: 'Design' }))
  await post('/api/inquiries', inquiryForm({ email: 'robot@example.com', website: 'x' }))
  const { visitors, isNew } = await dashboard.show({ period: '90d' })
  const { leads: { now: leads = [], before = [] } = {}, services = [] } = visitors ?? {}
  expect(isNew).toBe(false)
  expect([leads.length, before.length]).toEqual([90, 90])
  expect(leads.slice(-2)).toEqual([
    { day: '2026-11-19', count: 1 },
    { day: '2026-11-20', count: 1 },
  ])
  expect(services).toMatchObject([{ name: 'Design', count: 2 }])
  expect((await dashboard.show({ period: '12m' })).visitors?.leads.now.at(-1)).toEqual({
    day: '2026-11-01',
    count: 2,
  })
  expect((await dashboard.show({ period: 'ever' })).period).toBe('30d')
})

it('compares with the period before', async () => {
  const { dashboard, post, setTime } = await setup('2026-09-25T09:30:00Z')
  await post('/api/inquiries', inquiryForm())
  setTime('2026-10-05T09:30:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'bob@example.com' }))
  setTime('2026-11-21T09:30:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'eve@example.com' }))
  const sum = (rows: { count: number }[] = []) => rows.reduce((all, { count }) => all + count, 0)
  for (const [period, before] of [
    ['30d', 2],
    ['90d', 0],
  ] as const) {
    const { leads, sla } = (await dashboard.show({ period })).visitors ?? {}
    expect([period, sum(leads?.before)]).toEqual([period, before])
    // Those of then are overdue, and the one of today is not due.
    expect([period, sla?.shareBefore]).toEqual([period, before > 0 ? 0 : null])
  }
})

it('shows where leads came from', async () => {
  const { dashboard, post } = await setup()
  const inquireFrom = (email: string, origin: Record<string, string>) =>
    post('/api/inquiries', inquiryForm({ email, ...origin }))
  await inquireFrom('a@example.com', {
    source: '/services/seo-services',
    referrer: 'https://www.search.example/?q=private',
  })
  await inquireFrom('b@example.com', {
    source: '/services/seo-services',
    referrer: 'https://search.example/',
  })
  await inquireFrom('c@example.com', {
    referrer: '<script>',
    utm_source: 'letter',
    utm_campaign: 'spring',
  })
  expect((await dashboard.show()).visitors?.origins).toEqual({
    pages: [{ name: '/services/seo-services', count: 2 }],
    hosts: [{ name: 'search.example', count: 2 }],
    campaigns: [{ name: 'letter / spring', count: 1 }],
  })
})

it('shows what needs attention, and the share of answers in time', async () => {
  const { dashboard, post, setTime, updateLeads } = await setup('2026-11-20T08:00:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'old@example.com' }))
  setTime('2026-11-20T21:00:00Z')
  await post('/api/inquiries', inquiryForm())
  await post('/api/partner-inquiries', partnerForm())
  await post('/api/applications', applicationForm())
  const { waiting, visitors } = await dashboard.show()
  expect(waiting).toMatchObject({
    tasks: [
      { act: 'reply', kind: 'inquiry', due: '2026-11-20T20:00:00.000Z' },
      { act: 'reply', kind: 'inquiry', due: '2026-11-21T09:00:00.000Z' },
      { act: 'reply', kind: 'partner', due: null },
      { act: 'reply', kind: 'application', due: null },
    ],
    ...{ overdue: 1, open: 1, partners: 1, applications: 1 },
  })
  expect(waiting.mail.paused + waiting.mail.waiting).toBeGreaterThan(0)
  const sla = { answered: 0, inTime: 0, open: 2, overdue: 1, share: 0, shareBefore: null }
  expect(visitors?.sla).toEqual({ ...sla, time: '12 hours' })
  await updateLeads({
    status: 'answered',
    answered_at: '2026-11-20T21:10:00Z',
    answered_in_time: 1,
    waiting_since: null,
  })
  expect(await dashboard.show()).toMatchObject({
    waiting: { overdue: 0, open: 0, partners: 0 },
    visitors: { sla: { answered: 2, inTime: 2, open: 0, overdue: 0, share: 1 } },
  })
})

it('counts overdue inquiries as late, and has no share if nothing was due', async () => {
  const { dashboard, post, setTime, updateLeads } = await setup('2026-11-20T08:00:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'answered@example.com' }))
  expect((await dashboard.show()).visitors?.sla).toMatchObject({ open: 1, share: null })
  await updateLeads({
    status: 'answered',
    answered_at: '2026-11-20T09:00:00Z',
    answered_in_time: 1,
    waiting_since: null,
  })
  await post('/api/inquiries', inquiryForm({ email: 'forgotten@example.com' }))
  setTime('2026-11-21T08:00:00Z')
  await post('/api/inquiries', inquiryForm({ email: 'waits@example.com' }))
  expect((await dashboard.show()).visitors?.sla).toMatchObject({
    answered: 1,
    overdue: 1,
    open: 2,
    share: 0.5,
  })
})

it.each(['author', 'viewer'] as const)('tells an %s nothing of visitors', async (role) => {
  const test = await openTestSite()
  await test.fetch('/api/inquiries', { method: 'POST', body: inquiryForm() })
  const { admin } = await signIn(test, role)
  expect(await admin.dashboard.show()).toMatchObject({
    visitors: null,
    waiting: { tasks: [], overdue: 0, open: 0, mail: { paused: 0 } },
  })
  expect(await admin.dashboard.counts()).toEqual({ unread: 0, failed: 0, newest: null })
  expect(await admin.search.find({ q: 'noor' })).not.toContainEqual(
    expect.objectContaining({ group: 'leads' }),
  )
})
