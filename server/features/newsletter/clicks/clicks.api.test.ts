import { expect, test } from 'vitest'
import { openIssues } from '#tests/fixtures/issues.ts'
import { publishNewsletter } from '#tests/fixtures/newsletter-settings.ts'

const browser = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

const content =
  'See [our work](/work), [a shop](https://shop.example/?a=1&b=2) or [mail us](mailto:a@b.example).'

async function setup(settings: object = {}) {
  const test = await openIssues()
  await publishNewsletter(test, settings)
  const { subscribe, issues, draft, deliver, received, store } = test
  return {
    ...test,
    /** Sends an issue to these people; the counted links of each by name. */
    async send(people: Record<string, object> = { ann: {} }) {
      for (const [name, about] of Object.entries(people)) await subscribe([name], about)
      const seen = await draft({ content, subject: 'Spring news' })
      await issues.send(seen)
      await deliver()
      const links = received.map(({ envelopeTo, text }) => [
        envelopeTo.join().split('@')[0],
        [...(text ?? '').matchAll(/https:\/\/wavelength\.example(\/r\/\S+?)\)/g)].map(
          ([, path]) => path,
        ),
      ])
      return { ...seen, links: Object.fromEntries(links) as Record<string, string[]> }
    },
    follow: (path: string, init: RequestInit = {}) =>
      test.site.followLink(
        new Request(`https://wavelength.example${path}`, { headers: browser, ...init }),
        placeOf(path),
      ),
    async counts() {
      await test.site.flushClicks()
      const rows = await store
        .selectFrom('newsletter_links')
        .select(['url', 'clicks'])
        .orderBy('number')
        .execute()
      return rows.map(({ clicks }) => clicks)
    },
  }
}

function placeOf(path: string) {
  const [, , id = '', number = ''] = new URL(path, 'https://wavelength.example').pathname.split('/')
  return { id, number }
}

const ownLink =
  'https://wavelength.example/work?utm_source=newsletter&utm_medium=email&utm_campaign=spring-news'

test('links of an issue lead through the site, which counts them in sum', async () => {
  const { send, follow, counts, received, issues, rows } = await setup()
  const { id, links } = await send({ ann: {}, bob: {} })
  expect(links).toEqual({ ann: [`/r/${id}/1`, `/r/${id}/2`], bob: [`/r/${id}/1`, `/r/${id}/2`] })
  expect(received[0]?.html).toContain(`href="https://wavelength.example/r/${id}/2"`)
  expect(received[0]?.html).toContain('href="mailto:a@b.example"')
  expect(received[0]?.html).toMatch(
    /href="https:\/\/wavelength\.example\/newsletter\/unsubscribe\?key=/,
  )
  const [first = '', second = ''] = links.ann ?? []
  expect(await follow(first)).toBe(ownLink)
  expect(await follow(second)).toBe('https://shop.example/?a=1&b=2')
  await follow(second)
  expect(await counts()).toEqual([1, 2])
  expect(await rows('newsletter_clicks')).toEqual([])
  expect(await issues.open({ id })).toMatchObject({
    campaign: 'newsletter / email / spring-news',
    links: [
      { url: ownLink, clicks: 1, people: null },
      { url: 'https://shop.example/?a=1&b=2', clicks: 2, people: null },
    ],
  })
})

test('scanners, bots and browsers that load ahead are led on, but not counted', async () => {
  const { send, follow, counts } = await setup()
  const { links } = await send()
  const [first = ''] = links.ann ?? []
  const inits: RequestInit[] = [
    { method: 'HEAD' },
    { headers: { 'User-Agent': 'Googlebot/2.1' } },
    { headers: {} },
    { headers: { ...browser, 'Sec-Purpose': 'prefetch' } },
  ]
  for (const init of inits) expect(await follow(first, init)).toBe(ownLink)
  expect(await counts()).toEqual([0, 0])
})

test('nothing is led on to that does not stand in a sent issue', async () => {
  const { send, follow } = await setup()
  const { id } = await send()
  const other = '01a2b3c4-0000-7000-8000-000000000000'
  for (const path of [`/r/${id}/3`, `/r/${id}/0`, `/r/${id}/1e3`, `/r/${other}/1`, '/r/x/1']) {
    expect(await follow(path)).toBeNull()
  }
  expect(await follow(`/r/${id}/2?to=https://evil.example`)).toBe('https://shop.example/?a=1&b=2')
})

test('by person only those are counted whose consent says so, once a link, until they leave', async () => {
  const { send, follow, counts, rows, issues, admin, store } = await setup({ clicks: 'person' })
  const { id, links } = await send({ ann: { consent_version: '2026-11-29-clicks' }, bob: {} })
  expect(links.bob).toEqual([`/r/${id}/1`, `/r/${id}/2`])
  const [first = ''] = links.ann ?? []
  expect(first).toMatch(/\/1\?s=/)
  await follow(first)
  await follow(first)
  await follow(links.bob?.[0] ?? '')
  await follow(first.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))
  await follow(first.replace('/1?', '/2?'), { headers: { ...browser, DNT: '1' } })
  expect(await counts()).toEqual([4, 1])
  const [ann] = await rows('newsletter_subscribers')
  expect(await rows('newsletter_clicks')).toMatchObject([{ number: 1, subscriber_id: ann?.id }])
  expect(await issues.open({ id })).toMatchObject({ links: [{ people: 1 }, { people: 0 }] })
  const engaged = (value: boolean) =>
    issues.countSegment({ segment: JSON.stringify({ engaged: value }) })
  expect(await engaged(true)).toMatchObject({ count: 1, countsPeople: true })
  expect(await engaged(false)).toMatchObject({ count: 0 })
  await store.updateTable('newsletter_clicks').set({ clicked_at: '2026-01-01T00:00:00Z' }).execute()
  expect(await engaged(false)).toMatchObject({ count: 1 })
  await admin.newsletter.unsubscribe({ id: ann?.id ?? '' })
  expect(await rows('newsletter_clicks')).toEqual([])
})

test('without counting, links lead straight to where they lead', async () => {
  const { send, received, rows } = await setup({ clicks: 'off', campaigns: false })
  await send()
  expect(received[0]?.text).toContain('our work (https://wavelength.example/work)')
  expect(received[0]?.text).toContain('a shop (https://shop.example/?a=1&b=2)')
  expect(await rows('newsletter_links')).toEqual([])
})

test('a click while the database is away is counted later', async () => {
  const { send, follow, counts, store, site } = await setup()
  const { links } = await send()
  await follow(links.ann?.[0] ?? '')
  await store.schema.alterTable('newsletter_links').renameTo('away').execute()
  await site.flushClicks()
  await store.schema.alterTable('away').renameTo('newsletter_links').execute()
  expect(await counts()).toEqual([1, 0])
})

test('who signs up while clicks are counted by person agrees to that', async () => {
  const { fetch, rows } = await setup({ clicks: 'person' })
  const post = (body: object) =>
    fetch('/api/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post({ email: 'ann@example.com' })
  // The form was opened before the setting changed.
  await post({ email: 'bob@example.com', consent: '2026-11-22' })
  expect((await post({ email: 'cem@example.com', consent: 'all' })).status).toBe(422)
  expect(await rows('newsletter_subscribers')).toMatchObject([
    { consent_version: '2026-11-29-clicks' },
    { consent_version: '2026-11-22' },
  ])
})
