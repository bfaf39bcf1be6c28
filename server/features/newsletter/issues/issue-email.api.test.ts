import { expect, test } from 'vitest'
import { signIn } from '#tests/fixtures/admin.ts'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'
import { publishNewsletter } from '#tests/fixtures/newsletter-settings.ts'
import { unzip } from '#tests/fixtures/zip.ts'

test('an email has the headers to unsubscribe, a plain text and absolute addresses', async () => {
  const site = await openIssues()
  const { admin, issues, draft, subscribe, deliver, received, rows } = site
  await publishNewsletter(site, { clicks: 'off', campaigns: false })
  await subscribe(['ann'])
  await issues.send(
    await draft({
      content:
        'See [this](/work). <b>Raw</b>\n\n![A desk](/a.webp)\n\n![A cat](https://cats.example/1.png)',
    }),
  )
  await deliver()
  const [email] = received
  const headers = Object.fromEntries((email?.headers ?? []).map(({ key, value }) => [key, value]))
  const key = /key=(\S+)/.exec(email?.text ?? '')?.[1]
  expect(headers).toMatchObject({
    'list-unsubscribe': `<https://wavelength.example/api/newsletter/unsubscribe?key=${key}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': '<newsletter.wavelength.example>',
    'feedback-id': expect.stringMatching(/^[0-9a-f-]{36}:newsletter$/),
  })
  expect(email?.subject).toBe('News')
  expect(email?.text).toContain('This address was confirmed.')
  expect(email?.text).toMatch(
    /^News\n\nSee this \(https:\/\/wavelength\.example\/work\)\. Raw\n\nA desk\n\nA cat \(https:\/\/cats\.example\/1\.png\)\n\n[\s\S]*Unsubscribe: https:\/\/wavelength\.example\/newsletter\/unsubscribe\?key=/,
  )
  expect(email?.html).toContain('What we made in November')
  expect(email?.html).toMatch(/<a href="https:\/\/wavelength\.example\/work" style="color/)
  expect(email?.html).toMatch(
    /<img src="https:\/\/wavelength\.example\/a\.webp" alt="A desk" style="/,
  )
  expect(email?.html).not.toContain('<b>')
  // Loading it would tell the other site who reads the email.
  expect(email?.html).not.toContain('src="https://cats.example')
  const [stored] = await rows('outbox')
  expect(stored).toMatchObject({ topic: 'issue', state: 'sent', sent_copy: null })
  const shown = await admin.mail.show({ id: stored?.id })
  expect(shown.rendered).toMatchObject({ subject: 'News', text: expect.stringMatching('key=•••') })
})

test('an issue without the link to unsubscribe is not sent', async () => {
  const renderMail = async () => '<p>Hello</p>'
  const { issues, draft, subscribe, deliver, received, rows } = await openIssues({ renderMail })
  await subscribe(['ann'])
  await issues.send(await draft())
  await deliver()
  expect(received).toEqual([])
  expect(await rows('outbox')).toMatchObject([
    { state: 'waiting', last_error: expect.stringContaining('could not be made') },
  ])
})

test('who was imported is not told that they confirmed the address here', async () => {
  const { issues, draft, subscribe, deliver, received } = await openIssues()
  await subscribe(['ann'], { consent_source: 'Trade fair, 2025' })
  await issues.send(await draft())
  await deliver()
  expect(received[0]?.text).toContain('This address was added. Source: “Trade fair, 2025”.')
  expect(received[0]?.text).not.toContain('confirmed')
})

test('the preview is the email in a sandboxed frame, with the site’s pictures', async () => {
  const { draft, download } = await openIssues()
  const { id } = await draft({ subject: '', content: 'Hello <script>alert(1)</script>\n\n## Work' })
  const response = await download(`/admin/newsletter/issues/${id}/email.html`)
  expect(response?.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: 'self' https://wavelength.example; frame-ancestors 'self'; sandbox allow-same-origin",
  )
  const html = await response?.text()
  expect(html).toMatch(/<h2 style="[^"]+">Work<\/h2>/)
  expect(html).toContain('Issue without a subject')
  expect(html).not.toContain('<script')
})

test('the data of an address names its issues, and erasing the address removes their emails', async () => {
  const { issues, draft, subscribe, deliver, rows, ...site } = await openIssues()
  await subscribe(['ann'], { first_name: 'Ann', tags: '["vip"]' })
  await subscribe(['bob'])
  const { id } = await draft()
  await issues.send({ id, version: 2 })
  await deliver()
  const click = { issue_id: id, number: 1, subscriber_id: subscriberId('ann') }
  const clicked_at = '2026-11-21T10:00:00.000Z'
  await site.store
    .insertInto('newsletter_clicks')
    .values({ ...click, clicked_at })
    .execute()
  const { admin, download } = await signIn(site, 'owner')
  const address = 'ann@example.com'
  const response = await download(`/admin/privacy/export.zip?address=${address}`)
  const { 'data.json': json } = await unzip(Buffer.from(await (response as Response).arrayBuffer()))
  const { messages, newsletter } = JSON.parse(String(json))
  expect(messages).toMatchObject([{ topic: 'issue', issue: 'News', to: address, state: 'sent' }])
  expect(newsletter).toMatchObject({
    ...{ firstName: 'Ann', tags: ['vip'], topics: [], pausedUntil: null },
    followedLinks: [{ url: expect.stringContaining('/work?utm_source='), at: clicked_at }],
  })
  expect(newsletter.issues).toMatchObject([{ subject: 'News', state: 'sent', reason: null }])
  expect(await admin.privacy.erase({ address, typed: address })).toMatchObject({ ok: true })
  expect((await rows('outbox')).map(({ recipient }) => recipient)).toEqual(['bob@example.com'])
  const recipients = await rows('newsletter_recipients')
  expect(recipients.map(({ email, state }) => `${email} ${state}`).sort()).toEqual([
    ' sent',
    'bob@example.com sent',
  ])
  expect(await rows('newsletter_clicks')).toEqual([])
})

test('many people may unsubscribe through one email service, and each link is limited by itself', async () => {
  const newsletter = { points: 1, seconds: 600 }
  const site = await openIssues({ rateLimits: { newsletter } })
  const { issues, draft, subscribe, deliver, received, rows } = site
  await subscribe(['ann', 'bob', 'cleo'])
  await issues.send(await draft())
  await deliver()
  const click = async (key = 'abc') => {
    const path = `/api/newsletter/unsubscribe?key=${key}`
    return (await site.fetch(path, { method: 'POST' })).status
  }
  const keys = received.map(({ text }) => /key=(\S+)/.exec(String(text))?.[1])
  for (const key of keys) expect(await click(key)).toBe(200)
  expect((await rows('newsletter_subscribers')).map(({ state }) => state)).toEqual(
    Array(3).fill('unsubscribed'),
  )
  expect(await click(keys[0])).toBe(429)
  expect([await click(), await click(`${keys[0]}`.slice(0, -1).concat('-'))]).toEqual([422, 429])
})

test('the link in a test email says that it is one', async () => {
  const { issues, draft, received, fetch } = await openIssues()
  await issues.sendTest(await draft())
  const [link = ''] = /https:\S+\?key=\S+/.exec(String(received[0]?.text)) ?? []
  const response = await fetch(`/api/newsletter/unsubscribe${new URL(link).search}`, {
    method: 'POST',
  })
  expect(response.status).toBe(422)
  expect((await response.json()).message).toMatch('from a test email')
})
