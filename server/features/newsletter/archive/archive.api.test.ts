import { expect, test } from 'vitest'
import { openIssues } from '#tests/fixtures/issues.ts'

const client = { address: '192.0.2.1' }

async function setup() {
  const issues = await openIssues()
  await issues.subscribe(['ann'])
  const { archive } = issues.site.servicesFor(client)
  const paths = async () => (await issues.site.addresses()).map(({ path }) => path)
  return { ...issues, archive, paths }
}

test('an issue is public if its author said so, from the moment it is sent', async () => {
  const { archive, issues, draft, paths, pass, site } = await setup()
  await issues.send(await draft({ subject: 'For subscribers' }))
  expect(await archive.list(1)).toEqual({ issues: [], total: 0 })
  expect(await paths()).not.toContain('/newsletter')
  pass(1000)
  const version = site.contentVersion()
  const seen = await draft({ subject: 'Größe & Form', isPublic: true, content: 'We **made** it.' })
  expect(await archive.issue('grosse-form')).toBeNull()
  await issues.send(seen)
  expect(site.contentVersion()).toBeGreaterThan(version)
  const summary = { slug: 'grosse-form', subject: 'Größe & Form', sentOn: '2026-11-21' }
  expect(await archive.list(1)).toMatchObject({ issues: [summary], total: 1 })
  expect(await archive.letter()).toEqual({
    subject: 'Größe & Form',
    lines: ['We made it.'],
    issue: { slug: 'grosse-form', sentOn: '2026-11-21' },
  })
  expect(await archive.issue('grosse-form')).toMatchObject({
    ...summary,
    html: '<p>We <strong>made</strong> it.</p>',
    older: null,
  })
  expect(await paths()).toEqual(expect.arrayContaining(['/newsletter', '/newsletter/grosse-form']))
  const feed = await site.feed('newsletter')
  expect(feed?.entries).toMatchObject([
    { id: `urn:uuid:${seen.id}`, path: '/newsletter/grosse-form', title: 'Größe & Form' },
  ])
  expect((await site.outline())?.sections.find(({ title }) => title === 'Newsletter')).toEqual({
    title: 'Newsletter',
    entries: [
      {
        path: '/newsletter/grosse-form',
        title: 'Größe & Form',
        description: 'What we made in November',
      },
    ],
  })
  expect(await site.shareTitle('/pictures/share/newsletter-grosse-form.jpg')).toBe('Größe & Form')
})

test('a scheduled issue is public from its time on, and issues of one subject have addresses of their own', async () => {
  const { archive, draft, deliver, schedule, pass } = await setup()
  for (const subject of ['News', 'News', 'Confirm', '新聞']) {
    const seen = await draft({ subject, isPublic: true })
    await schedule(seen, '2026-12-01T09:00')
  }
  pass(10 * 86_400_000)
  await deliver()
  const { issues } = await archive.list(1)
  expect(issues.map(({ slug }) => slug).sort()).toEqual(['confirm-2', 'issue', 'news', 'news-2'])
})

test('an issue can be withdrawn, which its address says, and published again at the same address', async () => {
  const { archive, issues, draft, paths, pass } = await setup()
  const { id } = await draft({ isPublic: true })
  expect(await issues.publish({ id })).toMatchObject({ ok: false, status: 409 })
  await issues.send({ id, version: 2 })
  pass(1000)
  const second = await draft({ subject: 'Later' })
  await issues.send(second)
  expect(await issues.publish({ id: second.id })).toMatchObject({
    ok: true,
    value: { path: '/newsletter/later' },
  })
  expect(await archive.issue('news')).toMatchObject({ newer: { slug: 'later' } })
  expect(await issues.withdraw({ id })).toMatchObject({ ok: true })
  expect(await issues.withdraw({ id })).toMatchObject({ ok: false, status: 409 })
  expect(await archive.issue('news')).toBe('withdrawn')
  expect(await archive.issue('later')).toMatchObject({ older: null })
  expect(await paths()).not.toContain('/newsletter/news')
  expect((await issues.open({ id })).archive).toEqual({ path: '/newsletter/news', isPublic: false })
  await issues.publish({ id })
  expect((await archive.list(1)).issues.map(({ slug }) => slug)).toEqual(['later', 'news'])
})

test('there is nothing at other addresses', async () => {
  const { archive } = await setup()
  for (const slug of ['nothing', 'No Slug', '../x']) expect(await archive.issue(slug)).toBeNull()
})

test('the email of a public issue links to its page, with the fallbacks of personal fields there', async () => {
  const { archive, issues, draft, deliver, received, site } = await setup()
  const subject = 'News, {first name|friend}'
  await issues.send(await draft({ subject, isPublic: true, content: 'Hello {first name|friend}.' }))
  await deliver()
  const address = 'https://wavelength.example/newsletter/news-friend'
  expect(received[0]?.text).toContain(`Read in the browser: ${address}\n`)
  expect(received[0]?.html).toContain(`<a href="${address}"`)
  expect(await archive.issue('news-friend')).toMatchObject({
    subject: 'News, friend',
    html: '<p>Hello friend.</p>',
  })
  const picture = '/pictures/share/newsletter-news-friend.jpg'
  expect(await site.shareTitle(picture)).toBe('News, friend')
  received.length = 0
  await issues.send(await draft({ subject: 'Only by mail' }))
  await deliver()
  expect(received[0]?.text).not.toContain('Read in the browser')
})
