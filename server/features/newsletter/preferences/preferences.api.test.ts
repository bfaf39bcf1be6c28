import { expect, test } from 'vitest'
import { openIssues, subscriberId } from '#tests/fixtures/issues.ts'
import { publishNewsletter } from '#tests/fixtures/newsletter-settings.ts'

const topics = [
  { id: 'events', name: 'Events' },
  { id: 'prices', name: 'Prices' },
]

/** A subscriber with the link of an issue. */
async function setup(about: object = {}) {
  const test = await openIssues()
  await publishNewsletter(test, { topics, languages: ['en', 'de'] })
  await test.subscribe(['ann'], about)
  await test.issues.send(await test.draft())
  await test.deliver()
  const [link = ''] = /https:\S+preferences\?key=\S+/.exec(test.received[0]?.text ?? '') ?? []
  const { newsletter } = test.site.servicesFor({ address: '192.0.2.1' })
  return {
    link,
    show: (at = link) => newsletter.preferences(at),
    post: (fields: Record<string, string>, at = link) =>
      newsletter.changePreferences(
        new Request(at, { method: 'POST', body: new URLSearchParams(fields) }),
      ),
    subscriber: async () => (await test.rows('newsletter_subscribers'))[0],
  }
}

test('the link of an issue leads to what its reader gets, who chooses topics, a language and a name', async () => {
  const { post, show, subscriber } = await setup()
  expect(await show()).toMatchObject({
    ...{ state: 'subscribed', firstName: '', pausedUntil: null },
    topics: topics.map((topic) => ({ ...topic, isChosen: true })),
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
    ],
  })
  const fields = { change: 'save', 'topic-events': 'yes', language: 'de', firstName: ' Ann ' }
  expect(await post(fields)).toMatchObject({ status: 200 })
  expect(await subscriber()).toMatchObject({
    ...{ topics: '["events"]', language: 'de', first_name: 'Ann' },
  })
  expect(await show()).toMatchObject({
    topics: [{ isChosen: true }, { isChosen: false }],
    languages: [{ isChosen: false }, { isChosen: true }],
  })
  await post({ change: 'save', firstName: '' })
  expect(await subscriber()).toMatchObject({ topics: '[]', language: null, first_name: null })
  await post({ change: 'save', 'topic-events': 'yes', 'topic-prices': 'yes' })
  expect(await subscriber()).toMatchObject({ topics: null })
})

test('a pause of three months, its end, and unsubscribing from everything', async () => {
  const { post, show, subscriber } = await setup({ first_name: 'Ann', tags: '["vip"]' })
  expect(await post({ change: 'pause' })).toMatchObject({ status: 200 })
  expect(await subscriber()).toMatchObject({ paused_until: '2027-02-21T09:30:00.000Z' })
  expect(await show()).toMatchObject({ pausedUntil: 'February 21, 2027' })
  expect(await post({ change: 'resume' })).toMatchObject({ status: 200 })
  expect(await subscriber()).toMatchObject({ paused_until: null, first_name: 'Ann' })
  expect(await post({ change: 'unsubscribe' })).toMatchObject({ status: 200 })
  expect(await subscriber()).toMatchObject({ state: 'unsubscribed', first_name: null, tags: null })
  expect(await show()).toMatchObject({ state: 'ended' })
  expect(await post({ change: 'pause' })).toMatchObject({ status: 410 })
})

test('forged links and odd input change nothing', async () => {
  const { link, post, show, subscriber } = await setup()
  const before = await subscriber()
  const save = { change: 'save', firstName: 'Eve' }
  const forged = link.replace(subscriberId('ann'), subscriberId('bob'))
  expect(await post(save, forged)).toMatchObject({ status: 410 })
  expect(await show(forged)).toBeNull()
  expect(await post(save, link.replace(/key=.*/, 'key=SAMPLE'))).toMatchObject({
    message: expect.stringContaining('test email'),
  })
  const odd: Record<string, string>[] = [
    ...[{}, { change: 'erase' }, { ...save, firstName: 'x'.repeat(101) }],
    ...[
      { ...save, language: 'fr' },
      { ...save, 'topic-else': 'yes' },
      { ...save, state: 'x' },
    ],
  ] as never
  for (const fields of odd) expect(await post(fields)).toMatchObject({ status: 422 })
  expect(await subscriber()).toEqual(before)
})
