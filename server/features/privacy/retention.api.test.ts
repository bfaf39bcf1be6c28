import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { bookingPost, openHours } from '#tests/fixtures/calls.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { waitForBlockedSession } from '#tests/fixtures/wait-for-blocked-session.ts'

const DAY = 86_400_000
const none = { inquiry: '', partner: '', application: '', spam: '' }

/** A site with one lead of each form, a spam inquiry and a manual clock. */
async function setup() {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => new Date(now) })
  const { admin } = await signIn(test, 'owner')
  const post = (path: string, body: FormData) => test.fetch(path, { method: 'POST', body })
  await post('/api/inquiries', inquiryForm())
  await post('/api/inquiries', inquiryForm({ email: 'robot@example.com', website: 'x' }))
  await post('/api/partner-inquiries', partnerForm())
  await post('/api/applications', applicationForm())
  return {
    ...test,
    ...admin,
    send: post,
    pass(days: number) {
      now += days * DAY
    },
    remaining: async () =>
      (await test.rows('leads')).map(({ kind, status }) => `${kind} ${status}`).sort(),
  }
}

it('keeps leads forever and spam for thirty days by default', async () => {
  const { privacy, leads, pass, site, remaining, rows, storedFiles, send } = await setup()
  await send('/api/inquiries', inquiryForm({ website: 'x' }, { name: 'a.pdf', content: pdf() }))
  expect(await storedFiles()).toHaveLength(2)
  expect((await leads.list({ folder: 'spam' })).spamDays).toBe(30)
  pass(30)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(5)
  pass(1)
  await site.applyRetention()
  expect(await remaining()).toEqual(['application new', 'inquiry new', 'partner new'])
  expect(await storedFiles()).toHaveLength(1)
  expect((await changesOf({ rows })).map(({ summary }) => summary)).toEqual([
    'Erased by age: 2 spam, 1 file',
  ])
  pass(20_000)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(3)
  expect(await privacy.retention()).toEqual({
    retention: {
      inquiry: null,
      partner: null,
      application: null,
      call: null,
      email: null,
      spam: 30,
    },
    due: { inquiry: 0, partner: 0, application: 0, call: 0, email: 0, spam: 0 },
  })
  // After the clock was set back, today is not done.
  pass(-20_000)
  await send('/api/inquiries', inquiryForm({ website: 'x', email: 'late@example.com' }))
  pass(31)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(3)
})

it('keeps spam forever if an owner has set that', async () => {
  const { privacy, leads, pass, site, remaining } = await setup()
  await privacy.saveRetention(none)
  pass(20_000)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(4)
  expect((await leads.list({ folder: 'spam' })).spamDays).toBeNull()
})

it('never erases leads released from spam, and counts the days from when a person marked spam', async () => {
  const { leads, pass, site, remaining, rows } = await setup()
  const stored = await rows('leads')
  const [spam, marked] = ['spam', 'new'].map((status) =>
    stored.find((one) => one.status === status),
  )
  await leads.setStatus({ id: spam?.id, status: 'not-spam' })
  pass(100)
  await leads.setStatus({ id: marked?.id, status: 'spam' })
  await site.applyRetention()
  pass(29)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(4)
  pass(2)
  await site.applyRetention()
  expect(await remaining()).toHaveLength(3)
  expect((await rows('leads')).map(({ id }) => id)).toContain(spam?.id)
})

it('does not erase a lead that is released from spam while the job runs', async () => {
  const { database, pass, site, remaining, rows } = await setup()
  pass(31)
  const { job } = await database.store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('leads')
      .set({ status: 'new' })
      .where('status', '=', 'spam')
      .execute()
    // On PostgreSQL the job still reads spam and waits for this lock; on SQLite it waits to start.
    const job = site.applyRetention()
    if (database.kind === 'postgres') await waitForBlockedSession(transaction)
    return { job }
  })
  await job
  expect(await remaining()).toEqual([
    'application new',
    'inquiry new',
    'inquiry new',
    'partner new',
  ])
  expect(await changesOf({ rows })).toEqual([])
})

it('previews what would be erased, and erases it once a day with its files', async () => {
  const { privacy, pass, site, remaining, rows, storedFiles } = await setup()
  const days = { ...none, application: '30', spam: '7' }
  pass(31)
  expect(await privacy.previewRetention(days)).toMatchObject({
    ok: true,
    value: { due: { inquiry: 0, partner: 0, application: 1, spam: 1 } },
  })
  expect(await remaining()).toHaveLength(4)
  await privacy.saveRetention(days)
  expect((await privacy.retention()).due).toMatchObject({ application: 1, spam: 1 })
  await site.applyRetention()
  expect(await remaining()).toEqual(['inquiry new', 'partner new'])
  expect(await storedFiles()).toEqual([])
  expect(
    (await changesOf({ rows })).map(({ actor_name, summary }) => [actor_name, summary]),
  ).toEqual([
    ['owner', expect.stringMatching('applications and their résumés 30 days')],
    ['The server', 'Erased by age: 1 application, 1 spam, 1 file'],
  ])
  await privacy.saveRetention({ ...days, inquiry: '7' })
  await site.applyRetention()
  expect(await remaining()).toHaveLength(2)
  pass(1)
  await site.applyRetention()
  expect(await remaining()).toEqual(['partner new'])
})

it('starts the day in the time zone of the site, not in UTC', async () => {
  // 18:00 UTC is 23:30 of the 21st in Patna; an hour later it is the 22nd there, but still the 21st in UTC.
  let now = new Date('2026-11-21T18:00:00Z')
  const test = await openTestSite({ clock: () => now })
  const { privacy } = (await signIn(test, 'owner')).admin
  await privacy.saveRetention({ ...none, spam: '7' })
  const day = async () =>
    (await test.rows('settings')).find(({ key }) => key === 'retention_done_on')?.value
  await test.site.applyRetention()
  expect(await day()).toBe('2026-11-21')
  now = new Date('2026-11-21T19:00:00Z')
  await test.site.applyRetention()
  expect(await day()).toBe('2026-11-22')
})

it('runs on one of two servers only', async () => {
  const { privacy, pass, site, openAnother, rows } = await setup()
  await privacy.saveRetention({ ...none, spam: '7' })
  pass(8)
  const another = await openAnother()
  await Promise.all([site.applyRetention(), another.applyRetention()])
  const erased = (await changesOf({ rows })).filter(({ action }) => action === 'leads.expired')
  expect(erased.map(({ summary }) => summary)).toEqual(['Erased by age: 1 spam'])
})

it.each(['6', '1.5', 'x', '-30', '1e9'])('refuses "%s" as a number of days', async (inquiry) => {
  const { privacy } = await setup()
  expect(await privacy.saveRetention({ ...none, inquiry })).toMatchObject({
    ok: false,
    errors: { inquiry: expect.stringMatching('whole number of days') },
  })
})

it('keeps a booked call until so many days after it', async () => {
  let now = Date.parse('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => new Date(now) })
  const { kind, admin } = await openHours(test)
  const { calls } = test.site.servicesFor({ address: '192.0.2.1' })
  const booked = await calls.book(bookingPost(kind, '2026-12-04T08:00:00.000Z'))
  expect(booked).toMatchObject({ status: 201 })
  await admin.privacy.saveRetention({ ...none, call: '7' })
  const remaining = async (days: number) => {
    now += days * DAY
    await test.site.applyRetention()
    return (await test.rows('calls')).length
  }
  expect([await remaining(12), await remaining(7), await remaining(2)]).toEqual([1, 1, 0])
})
