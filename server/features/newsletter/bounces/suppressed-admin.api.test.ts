import { expect, test } from 'vitest'
import { newsletterPaths } from '#model/admin-paths.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { bounceMail, complaintMail, openBounces } from '#tests/fixtures/bounces.ts'
import { rawMail } from '#tests/fixtures/mails.ts'
import { recognise } from './suppress.ts'

/** Ann’s issue came back, Bob called it spam. */
async function setup() {
  const site = await openBounces()
  await site.subscribe(['ann', 'bob', 'cleo'])
  const issue = await site.sendIssue()
  await site.receive(
    bounceMail(await site.messageTo('ann'), { said: '550 <ann@example.com> is unknown' }),
  )
  site.pass(1_000)
  await site.receive(complaintMail(await site.messageTo('bob')))
  return { ...site, issue, bounces: site.admin.bounces }
}

test('suppressed addresses are listed with who said what, found, and exported', async () => {
  const { bounces, issue, download, admin } = await setup()
  const { addresses, counts } = await bounces.list({})
  expect(counts).toEqual({ bounce: 1, complaint: 1 })
  expect(addresses).toMatchObject([
    { email: 'bob@example.com', reason: 'complaint', source: 'mailbox' },
    { email: 'ann@example.com', detail: '550 <ann@example.com> is unknown', issue: { id: issue } },
  ])
  const { subscribers } = await admin.newsletter.list({})
  const suppressed = subscribers.filter(({ isSuppressed }) => isSuppressed)
  expect(suppressed.map(({ email }) => email).sort()).toEqual([
    'ann@example.com',
    'bob@example.com',
  ])
  const found = await bounces.list({ search: 'ANN@', reason: 'bounce' })
  expect(found.addresses).toHaveLength(1)
  const file = await download(`${newsletterPaths.suppressedExport}?reason=complaint`)
  const [head, line, rest] = ((await file?.text()) ?? '').split('\r\n')
  expect(head).toBe('email,reason,detail,source,issue,suppressed_at')
  expect(line).toBe(
    'bob@example.com,complaint,Reported as abuse,mailbox,News,2026-11-21T09:30:01.000Z',
  )
  expect(rest).toBe('')
})

test('a suppression is lifted and made by hand, which the audit log names', async () => {
  const site = await setup()
  const { bounces, rows, received, sendIssue, admin } = site
  expect(await bounces.lift({ address: 'ann@example.com' })).toMatchObject({ ok: true })
  expect(await bounces.lift({ address: 'ann@example.com' })).toMatchObject({ status: 409 })
  expect(await bounces.add({ email: 'nobody' })).toMatchObject({ status: 422 })
  expect(await bounces.add({ email: 'Bob@example.com' })).toMatchObject({
    status: 422,
    errors: { email: 'This address is suppressed already.' },
  })
  const cleo = { email: 'Cleo@example.com', reason: 'complaint', detail: 'By phone' }
  expect(await bounces.add(cleo)).toMatchObject({ ok: true })
  expect(await rows('suppressed_addresses')).toContainEqual(
    expect.objectContaining({ email_lower: 'cleo@example.com', source: 'person' }),
  )
  const audited = (await changesOf(site)).map(({ action, summary }) => [action, summary])
  expect(audited).toContainEqual([
    'newsletter.suppression-lifted',
    'Lifted the suppression of ann@example.com',
  ])
  expect(audited).toContainEqual([
    'newsletter.suppressed',
    'Suppressed Cleo@example.com for newsletter issues',
  ])
  received.length = 0
  await sendIssue('More')
  expect(received.map(({ envelopeTo }) => envelopeTo[0])).toEqual(['ann@example.com'])
  const added = await admin.newsletter.add({ email: 'bob@example.com', source: 'Fair' })
  expect(added).toMatchObject({ status: 422, message: expect.stringContaining('suppressed') })
})

test('an import leaves suppressed addresses out', async () => {
  const { admin, store, rows } = await setup()
  await store.deleteFrom('newsletter_subscribers').execute()
  const file = new File(['email\nann@example.com\nnew@example.com\n'], 'list.csv')
  const preview = await admin.newsletter.preview({ file })
  if (!preview.ok) throw new Error(preview.message)
  const { digest, fresh, known } = preview.value
  expect({ fresh, suppressed: known.suppressed }).toEqual({ fresh: 1, suppressed: 1 })
  await admin.newsletter.import({ file, digest, way: 'ask', source: 'Fair' })
  expect((await rows('newsletter_subscribers')).map(({ email }) => email)).toEqual([
    'new@example.com',
  ])
})

test('the data of a person has it, and erasing it leaves a hash by which a complaint is known again', async () => {
  const site = await setup()
  const { rows, store, admin } = site
  const owner = await signIn(site, 'owner')
  const found = await owner.admin.privacy.find({ address: 'Bob@example.com' })
  expect(found.found?.suppressed).toMatchObject({ reason: 'complaint' })
  for (const address of ['bob@example.com', 'ann@example.com']) {
    await owner.admin.privacy.erase({ address, typed: address })
  }
  const stored = JSON.stringify([
    ...[await rows('suppressed_addresses'), await rows('newsletter_bounces')],
    await rows('newsletter_recipients'),
  ])
  expect(stored).not.toMatch(/bob@|ann@/)
  expect((await rows('suppressed_addresses')).map(({ email }) => email)).toEqual(['', ''])
  expect((await admin.bounces.list({})).addresses).toMatchObject([{ email: '' }, { email: '' }])
  // Both sign up again, and confirm.
  await site.subscribe(['ann', 'bob'], { state: 'pending' })
  for (const name of ['ann', 'bob']) {
    const email = `${name}@example.com`
    await store.transaction().execute((t) => recognise(t, site.secrets, email))
  }
  expect(await rows('suppressed_addresses')).toMatchObject([
    { email_lower: 'bob@example.com', reason: 'complaint' },
  ])
})

test('the time line of a contact has the issue that came back', async () => {
  const site = await setup()
  await site.receive(rawMail({ subject: 'Hello' }))
  const { id } = await site.store.selectFrom('leads').select('id').executeTakeFirstOrThrow()
  const { lines } = await site.admin.contacts.contact({ id })
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'bounce', of: 'permanent', subject: 'News' }),
  )
})

test('owners connect providers; the address for Postmark is shown once and is the only one that works', async () => {
  const site = await setup()
  const { admin } = await signIn(site, 'owner')
  await expect(site.bounces.providers()).rejects.toMatchObject({ status: 403 })
  expect(await admin.bounces.connect({ provider: 'ses', secret: 'x' })).toMatchObject({
    status: 422,
    errors: { secret: expect.stringContaining('ARN') },
  })
  expect(await admin.bounces.connect({ provider: 'mailgun' })).toMatchObject({ status: 422 })
  const made = await admin.bounces.connect({ provider: 'postmark' })
  if (!made.ok) throw new Error(made.message)
  const { username, password, origin, pathname } = new URL(made.value.address ?? '')
  expect(origin).toBe('https://wavelength.example')
  const tell = () =>
    site.fetch(pathname, {
      method: 'POST',
      body: JSON.stringify({ RecordType: 'Bounce', Type: 'HardBounce', Email: 'cleo@example.com' }),
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
      },
    })
  expect((await tell()).status).toBe(200)
  expect(JSON.stringify(await site.rows('settings'))).not.toContain(password)
  expect((await admin.bounces.providers()).providers).toContainEqual(
    expect.objectContaining({
      provider: 'postmark',
      isConnected: true,
      heardAt: expect.any(String),
    }),
  )
  await admin.bounces.connect({ provider: 'postmark' })
  expect((await tell()).status).toBe(401)
  expect(await admin.bounces.disconnect({ provider: 'postmark' })).toMatchObject({ ok: true })
  expect((await tell()).status).toBe(404)
  expect(await site.rows('suppressed_addresses')).toHaveLength(3)
})
