import { expect, it } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm, partnerForm } from '#tests/fixtures/application.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { someoneWaits } from '#tests/fixtures/someone-waits.ts'
import { pdf } from '#tests/fixtures/uploads.ts'

const DAY = 86_400_000
const none = { inquiry: '', partner: '', application: '', spam: '' }

/** A site with one lead of each form and a spam inquiry, on whose clock days pass. */
async function opened() {
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
    left: async () =>
      (await test.rows('leads')).map(({ kind, status }) => `${kind} ${status}`).sort(),
  }
}

it('keeps leads for ever and spam for thirty days until an owner says otherwise', async () => {
  const { privacy, leads, pass, site, left, rows, storedFiles, send } = await opened()
  await send('/api/inquiries', inquiryForm({ website: 'x' }, { name: 'a.pdf', content: pdf() }))
  expect(await storedFiles()).toHaveLength(2)
  expect((await leads.list({ folder: 'spam' })).spamDays).toBe(30)
  pass(30)
  await site.applyRetention()
  expect(await left()).toHaveLength(5)
  pass(1)
  await site.applyRetention()
  expect(await left()).toEqual(['application new', 'inquiry new', 'partner new'])
  expect(await storedFiles()).toHaveLength(1)
  expect((await changesOf({ rows })).map(({ summary }) => summary)).toEqual([
    'Erased by age: 2 spam, 1 file',
  ])
  pass(20_000)
  await site.applyRetention()
  expect(await left()).toHaveLength(3)
  expect(await privacy.retention()).toEqual({
    retention: { inquiry: null, partner: null, application: null, spam: 30 },
    due: { inquiry: 0, partner: 0, application: 0, spam: 0 },
  })
})

it('keeps spam for ever where an owner has said so', async () => {
  const { privacy, leads, pass, site, left } = await opened()
  await privacy.saveRetention(none)
  pass(20_000)
  await site.applyRetention()
  expect(await left()).toHaveLength(4)
  expect((await leads.list({ folder: 'spam' })).spamDays).toBeNull()
})

it('never erases what somebody moved out of the spam, and counts from when somebody marked it', async () => {
  const { leads, pass, site, left, rows } = await opened()
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
  expect(await left()).toHaveLength(4)
  pass(2)
  await site.applyRetention()
  expect(await left()).toHaveLength(3)
  expect((await rows('leads')).map(({ id }) => id)).toContain(spam?.id)
})

it('spares what is moved out of the spam while the round is looking at it', async () => {
  const { database, pass, site, left, rows } = await opened()
  pass(31)
  const { round } = await database.store.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('leads')
      .set({ status: 'new' })
      .where('status', '=', 'spam')
      .execute()
    // On PostgreSQL it still sees spam and waits for this lock; on SQLite it waits to begin.
    const round = site.applyRetention()
    if (database.kind === 'postgres') await someoneWaits(transaction)
    return { round }
  })
  await round
  expect(await left()).toEqual(['application new', 'inquiry new', 'inquiry new', 'partner new'])
  expect(await changesOf({ rows })).toEqual([])
})

it('says what would go before it is saved, and erases it once a day with its files', async () => {
  const { privacy, pass, site, left, rows, storedFiles } = await opened()
  const days = { ...none, application: '30', spam: '7' }
  pass(31)
  expect(await privacy.previewRetention(days)).toMatchObject({
    ok: true,
    value: { due: { inquiry: 0, partner: 0, application: 1, spam: 1 } },
  })
  expect(await left()).toHaveLength(4)
  await privacy.saveRetention(days)
  expect((await privacy.retention()).due).toMatchObject({ application: 1, spam: 1 })
  await site.applyRetention()
  expect(await left()).toEqual(['inquiry new', 'partner new'])
  expect(await storedFiles()).toEqual([])
  expect(
    (await changesOf({ rows })).map(({ actor_name, summary }) => [actor_name, summary]),
  ).toEqual([
    ['owner', expect.stringMatching('applications and their résumés 30 days')],
    ['The server', 'Erased by age: 1 application, 1 spam, 1 file'],
  ])
  await privacy.saveRetention({ ...days, inquiry: '7' })
  await site.applyRetention()
  expect(await left()).toHaveLength(2)
  pass(1)
  await site.applyRetention()
  expect(await left()).toEqual(['partner new'])
})

it('begins the day where the agency is, not in Greenwich', async () => {
  // 23:30 in Patna of the 21st is 18:00 UTC; an hour later it is the 22nd there and the 21st in Greenwich.
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

it('is done by one of two servers', async () => {
  const { privacy, pass, site, openAnother, rows } = await opened()
  await privacy.saveRetention({ ...none, spam: '7' })
  pass(8)
  const another = await openAnother()
  await Promise.all([site.applyRetention(), another.applyRetention()])
  const erased = (await changesOf({ rows })).filter(({ action }) => action === 'leads.expired')
  expect(erased.map(({ summary }) => summary)).toEqual(['Erased by age: 1 spam'])
})

it.each(['6', '1.5', 'x', '-30', '1e9'])('does not take "%s" for days', async (inquiry) => {
  const { privacy } = await opened()
  expect(await privacy.saveRetention({ ...none, inquiry })).toMatchObject({
    ok: false,
    errors: { inquiry: expect.stringMatching('whole number of days') },
  })
})
