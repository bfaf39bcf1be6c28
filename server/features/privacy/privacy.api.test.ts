import { expect, it } from 'vitest'
import { audit } from '#server/platform/audit/audit.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { applicationForm } from '#tests/fixtures/application.ts'
import { openHours } from '#tests/fixtures/calls.ts'
import { inquiryForm } from '#tests/fixtures/inquiry.ts'
import { pdf } from '#tests/fixtures/uploads.ts'
import { unzip } from '#tests/fixtures/zip.ts'

/** Larger than one chunk of a stream. */
const PLAN_SIZE = 300_000

/** A site where Ravi has sent an application with a résumé and two inquiries and has subscribed, and Ann one inquiry. */
async function setup() {
  const test = await openTestSite()
  const { fetch } = test
  const { admin, download } = await signIn(test, 'owner', 'Olga')
  const post = async (path: string, body: FormData) =>
    expect((await fetch(path, { method: 'POST', body })).status).toBe(201)
  await post('/api/applications', applicationForm({ email: 'Ravi@Example.com' }))
  await post('/api/inquiries', inquiryForm({ name: 'Ravi Sinha', email: 'ravi@example.com' }))
  await post(
    '/api/inquiries',
    inquiryForm(
      { name: '=2+3', email: 'RAVI@example.com', details: '<script>' },
      { name: '..=pl<an>.pdf', content: pdf(PLAN_SIZE) },
    ),
  )
  await post('/api/inquiries', inquiryForm())
  await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ravi@example.com"}',
  })
  const { store } = test.database
  const [lead] = await store
    .selectFrom('leads')
    .select('id')
    .where('name', '=', 'Ravi Sinha')
    .execute()
  const context = {
    clock: () => new Date('2026-11-21T09:30:00Z'),
    newId: () => crypto.randomUUID(),
  }
  await store.transaction().execute((transaction) =>
    audit(
      transaction,
      { ...context, actor: null },
      {
        action: 'leads.status-changed',
        subject: `lead:${lead?.id}`,
        summary: 'Answered Ravi Sinha, ravi@example.com',
      },
    ),
  )
  return { ...test, ...admin, download }
}

it('finds all data of an address, regardless of case', async () => {
  const { privacy } = await setup()
  const { found } = await privacy.find({ address: ' rAVI@example.com ' })
  expect(found).toMatchObject({
    counts: { leads: 3, files: 2, subscriptions: 1, mentions: 1 },
    subscriber: { state: 'pending' },
    account: null,
  })
  expect(found?.counts.messages).toBeGreaterThanOrEqual(5)
  expect(await privacy.find({ address: 'nobody@example.com' })).toMatchObject({
    found: { counts: { leads: 0, messages: 0, mentions: 0 } },
  })
  expect(await privacy.find({ address: 'olga@agency.test' })).toMatchObject({
    found: { account: { name: 'Olga', role: 'owner' } },
  })
  expect(await privacy.find({ address: 'no address' })).toMatchObject({ found: null })
})

it('finds addresses with non-ASCII letters regardless of case', async () => {
  const { fetch, privacy } = await setup()
  await fetch('/api/inquiries', {
    method: 'POST',
    body: inquiryForm({ email: 'JÖRG@example.com' }),
  })
  const { found } = await privacy.find({ address: 'jörg@example.com' })
  expect(found?.counts.leads).toBe(1)
})

it('exports all data as a ZIP, with safe names for the files', async () => {
  const { download, rows } = await setup()
  const response = await download('/admin/privacy/export.zip?address=ravi%40example.com')
  expect(response?.headers.get('content-type')).toBe('application/zip')
  const { 'data.json': json, ...files } = await unzip(
    Buffer.from(await (response as Response).arrayBuffer()),
  )
  expect(Object.keys(files)).toEqual(Array(2).fill(expect.stringMatching(/^files\/[\w-]+\.pdf$/)))
  expect(Object.values(files)).toEqual(expect.arrayContaining([pdf(), pdf(PLAN_SIZE)]))
  const data = JSON.parse(String(json))
  expect(data).toMatchObject({
    address: 'ravi@example.com',
    leads: [{ name: 'Ravi Sinha', kind: 'application' }, {}, { name: '=2+3', details: '<script>' }],
    newsletter: { state: 'pending', consentText: expect.stringMatching('one email a month') },
  })
  const [entry] = (await rows('audit_log')).filter(
    ({ action }) => action === 'privacy.address-exported',
  )
  expect(JSON.stringify(entry)).not.toMatch(/ravi/i)
})

it('erases rows, files and messages, and keeps nothing that identifies the person', async () => {
  const { privacy, rows, storedFiles } = await setup()
  const address = 'ravi@example.com'
  expect(await privacy.erase({ address, typed: 'ravi@example.co' })).toMatchObject({
    ok: false,
    errors: { typed: expect.stringMatching('Type the address') },
  })
  expect(await rows('leads')).toHaveLength(4)
  expect(await privacy.erase({ address, typed: 'Ravi@example.com' })).toMatchObject({
    ok: true,
    message: expect.stringMatching(/^Erased: 3 leads, 2 files, \d+ messages, 1 subscription\.$/),
  })
  expect(await storedFiles()).toEqual([])
  const kept = await Promise.all(
    (
      [
        'leads',
        'lead_files',
        'lead_search',
        'lead_events',
        'outbox',
        'newsletter_subscribers',
      ] as const
    ).map(rows),
  )
  expect(kept.map((table) => table.length > 0)).toEqual([true, false, true, false, true, false])
  expect(JSON.stringify([kept, await rows('audit_log')])).not.toMatch(/ravi|sinha/i)
  expect((await rows('leads')).map(({ name }) => name)).toEqual(['Ann Lee'])
  expect((await rows('audit_log')).map(({ summary }) => summary)).toContain(
    'Answered [erased], [erased]',
  )
  expect(await privacy.erase({ address, typed: address })).toMatchObject({ ok: false, status: 404 })
})

it('sends no email that was waiting when its lead was erased', async () => {
  const { privacy, site, rows, reported } = await setup()
  await privacy.erase({ address: 'ravi@example.com', typed: 'ravi@example.com' })
  await site.sendOutbox()
  expect((await rows('outbox')).every(({ subject_id }) => subject_id)).toBe(true)
  expect(reported).toEqual([])
})

it('exports and erases invitations to an address', async () => {
  const { accounts, privacy, download, rows } = await setup()
  const invitation = { role: 'editor', password: adminPassword }
  for (const email of ['Only.Invited@example.com', 'other@example.com']) {
    await accounts.invite({ ...invitation, email })
  }
  const address = 'only.invited@example.com'
  const response = (await download(`/admin/privacy/export.zip?address=${address}`)) as Response
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  expect(JSON.parse(String(files['data.json'])).accountLinks).toMatchObject([
    { kind: 'invitation', role: 'editor', usedAt: null },
  ])
  expect(await privacy.erase({ address, typed: address })).toMatchObject({ ok: true })
  expect((await rows('account_links')).map(({ email }) => email)).toEqual(['other@example.com'])
  expect(JSON.stringify(await rows('audit_log'))).not.toMatch(/only\.invited/i)
})

it('is for owners only', async () => {
  const test = await openTestSite()
  const { admin, download } = await signIn(test, 'editor')
  await expect(admin.privacy.find({ address: 'a@b.example' })).rejects.toMatchObject({
    status: 403,
  })
  await expect(admin.privacy.erase({})).rejects.toMatchObject({ status: 403 })
  await expect(admin.privacy.saveRetention({})).rejects.toMatchObject({ status: 403 })
  expect((await download('/admin/privacy/export.zip?address=a@b.example'))?.status).toBe(403)
})

it('exports when a member of the team takes calls, without secret addresses', async () => {
  const { database, site, reported } = await setup()
  const dana = await openHours({ database, site }, { hours: { daysOff: '2026-12-24' } })
  await dana.calls.renewFeed({})
  const path = `/admin/privacy/export.zip?address=${dana.email}`
  const response = (await dana.download(path)) as Response
  const files = await unzip(Buffer.from(await response.arrayBuffer()))
  expect(JSON.parse(String(files['data.json'])).account).toMatchObject({
    name: 'Dana',
    calls: {
      hours: { zone: 'Europe/Berlin', Monday: '09:00 - 11:00', daysOff: ['2026-12-24'] },
      busyTimes: [],
      feedSince: expect.any(String),
    },
  })
  expect(String(files['data.json'])).not.toContain('key_hash')
  expect(reported).toEqual([])
})
