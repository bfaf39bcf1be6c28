import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { Navigation } from '#model/content/site.ts'
import type { Publisher } from '#server/features/content/editor/validate-revisions.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { publishCard } from './new-cards.ts'

/** The site's time zone is five and a half hours ahead: 15:00 on the site's clock. */
const start = new Date('2026-11-21T09:30:00Z')
const dayLater = '2026-11-22T15:00'

async function setup(deps: Parameters<typeof openTestSite>[0] = {}) {
  let now = start
  const site = await openTestSite({ clock: () => now, ...deps })
  const { admin } = await signIn(site, 'owner', 'Dana Reyes')
  const { content } = admin
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content

  /** Saves a page as a draft, and creates it first. */
  async function draft(slug: string, change: Partial<Page> = {}) {
    const document = `page:${slug}`
    await content.createPage({ title: slug, slug })
    const { value, version } = await content.open({ document })
    const body = JSON.stringify({
      ...(value as Page),
      description: 'A page of our own, long enough for what a search engine wants to read.',
      blocks: [{ type: 'marquee', label: 'x', messages: ['Come in'] }],
      ...change,
    })
    await content.saveDraft({ document, version, body })
    return document
  }

  async function plan(document: string, action = 'publish', at = dayLater) {
    const { version } = await content.open({ document })
    return content.plan({ document, version, action, at })
  }

  async function pass(hours: number) {
    now = new Date(now.getTime() + hours * 3_600_000)
    await site.site.runDuePlans()
  }

  const title = async (slug: string) => (await publicContent().page(slug))?.title
  const clock = () => now
  return { ...site, admin, content, publicContent, clock, draft, plan, pass, title }
}

/** A document and its version, as its editor sends them. */
async function opened(content: Awaited<ReturnType<typeof setup>>['content'], document: string) {
  const { version } = await content.open({ document })
  return { document, version }
}

const onlyLinkTo = (href: string): Page['blocks'] => [
  { type: 'contact-band', title: 'x', action: { label: 'There', href } },
]

const linkTo = (href: string): Page['blocks'] => [
  {
    ...{ type: 'page-head', label: 'x', title: 'x', intro: 'x', lambda: 500, art: 'rings' },
    action: { label: 'There', href },
  },
]

test('a planned version is published at its time, once by several servers, and later changes stay a draft', async () => {
  const { content, draft, plan, pass, title, openAnother, site, rows } = await setup()
  const document = await draft('fair')
  expect(await plan(document)).toMatchObject({ ok: true })
  expect((await content.open({ document })).plans).toMatchObject([
    { action: 'publish', at: '2026-11-22T09:30:00.000Z', isCurrent: true, warning: null },
  ])
  await draft('fair', { title: 'Half written' })
  expect((await content.open({ document })).plans).toMatchObject([{ isCurrent: false }])
  expect((await content.history({ document })).revisions.map(({ state }) => state)).toEqual([
    'planned',
    'draft',
  ])
  await pass(23)
  expect(await title('fair')).toBeUndefined()
  const before = site.contentVersion()
  const late = new Date('2026-11-22T09:30:00Z')
  const others = await Promise.all([1, 2].map(() => openAnother({ clock: () => late })))
  await Promise.all([pass(1), ...others.map((other) => other.runDuePlans())])
  await site.refreshContent()
  expect(await title('fair')).toBe('fair')
  expect(site.contentVersion()).not.toBe(before)
  expect(await site.addresses()).toContainEqual(expect.objectContaining({ path: '/fair' }))
  const opened = await content.open({ document })
  expect(opened).toMatchObject({ shows: 'draft', isPublished: true, plans: [] })
  expect((opened.value as Page).title).toBe('Half written')
  const published = (await rows('audit_log')).filter(({ action }) => action === 'content.published')
  expect(published).toMatchObject([
    { actor_name: 'The server', summary: 'Published “fair” as scheduled by Dana Reyes' },
  ])
  expect(await rows('plans')).toMatchObject([{ state: 'done', failure: null }])
})

test('a draft that is published as planned is no draft any more', async () => {
  const { content, draft, plan, pass } = await setup()
  const document = await draft('fair')
  await plan(document)
  await pass(24)
  expect(await content.open({ document })).toMatchObject({ hasDraft: false, isPublished: true })
  expect((await content.history({ document })).revisions).toMatchObject([
    { state: 'live', by: 'Dana Reyes', at: '2026-11-22T09:30:00.000Z' },
  ])
})

test.each([
  ['2026-11-21T15:00', 'This time has passed. Choose a later one, or do it now.'],
  ['2025-01-01T00:00', 'This time has passed. Choose a later one, or do it now.'],
  ['tomorrow', 'Choose a date and time before the year 9999.'],
  ['2027-02-30T10:00', 'Choose a date and time before the year 9999.'],
])('a plan at %s is refused', async (at, sentence) => {
  const { draft, plan, rows } = await setup()
  const document = await draft('fair')
  const refused = { ok: false, status: 422, errors: { at: sentence } }
  expect(await plan(document, 'publish', at)).toMatchObject(refused)
  expect(await rows('plans')).toEqual([])
})

test('what is incomplete, has no draft or is out of date is not planned', async () => {
  const { content, draft, plan, rows } = await setup()
  const document = await draft('fair', { title: '' })
  expect(await plan(document)).toMatchObject({
    status: 422,
    errors: { title: 'This field is required.' },
  })
  const outdated = { document, version: 1, action: 'publish', at: dayLater }
  expect(await content.plan(outdated)).toMatchObject({ status: 409 })
  expect(await plan('page:home')).toMatchObject({ status: 409 })
  expect(await plan('page:home', 'unpublish')).toMatchObject({ status: 422 })
  expect(await plan('site', 'unpublish')).toMatchObject({ status: 422 })
  expect(await plan(document, 'unpublish')).toMatchObject({ status: 409 })
  expect(await rows('plans')).toEqual([])
})

test('a plan that cannot run says why, until it is dismissed or the page is published', async () => {
  const { content, admin, draft, plan, pass, title } = await setup()
  await draft('fair')
  const document = await draft('talk', { blocks: linkTo('/fair') })
  expect(await plan(document)).toMatchObject({ ok: true })
  const sentence = 'Section 1 (Page head) › Button › Link: "/fair" is not a page of this site.'
  expect((await content.open({ document })).plans).toMatchObject([{ warning: sentence }])
  await pass(24)
  expect(await title('talk')).toBeUndefined()
  const [failed] = (await content.open({ document })).plans
  expect(failed).toMatchObject({ failure: sentence, warning: null })
  const { waiting } = await admin.dashboard.show()
  expect(waiting.failedPlans).toEqual([{ document, title: 'talk', failure: sentence }])
  expect(await content.cancelPlan({ id: failed?.id })).toMatchObject({ ok: true })
  expect((await admin.dashboard.show()).waiting.failedPlans).toEqual([])
  expect(await content.cancelPlan({ id: failed?.id })).toMatchObject({ status: 409 })
})

test('pages that link to each other are published together', async () => {
  const { content, draft, plan, pass, title } = await setup()
  await plan(await draft('talk', { blocks: linkTo('/fair') }))
  const document = await draft('fair', { blocks: linkTo('/talk') })
  await plan(document)
  expect((await content.open({ document })).plans).toMatchObject([{ warning: null }])
  await pass(24)
  expect([await title('talk'), await title('fair')]).toEqual(['talk', 'fair'])
})

test('a page is unpublished at a time with the menu entries that lead to it, and published again', async () => {
  const { content, draft, plan, pass, publicContent, title, site } = await setup()
  const document = await draft('fair')
  await plan(document)
  await pass(24)
  const menu = await content.open({ document: 'navigation' })
  const header = [
    { label: 'Home', href: '/' },
    { label: 'Fair', href: '/fair#when' },
  ]
  const body = JSON.stringify({ ...(menu.value as Navigation), header })
  await content.publish({ document: 'navigation', version: menu.version, body })
  expect((await publicContent().navigation()).header).toHaveLength(2)
  const redirects = await content.open({ document: 'redirects' })
  const old = { from: '/old-fair', to: '/fair' }
  const withOld = JSON.stringify([...(redirects.value as object[]), old])
  await content.publish({ ...redirects, document: 'redirects', body: withOld })
  expect(await publicContent().redirects()).toContainEqual(old)
  expect(await plan(document, 'unpublish', '2026-11-23T15:00')).toMatchObject({ ok: true })
  await pass(24)
  expect(await title('fair')).toBeUndefined()
  expect(await publicContent().redirects()).not.toContainEqual(old)
  expect(await site.addresses()).not.toContainEqual(expect.objectContaining({ path: '/fair' }))
  expect((await publicContent().navigation()).header).toEqual([{ label: 'Home', href: '/' }])
  expect(await content.open({ document })).toMatchObject({ isOff: true, title: 'fair', plans: [] })
  // What else is published meanwhile keeps the entry for later.
  const again = await content.open({ document: 'navigation' })
  const changed = JSON.stringify({ ...(again.value as Navigation), call: 'Ring!' })
  const { version } = again
  expect(await content.publish({ document: 'navigation', version, body: changed })).toMatchObject({
    ok: true,
  })
  expect(await content.republish({ document })).toMatchObject({ ok: true })
  expect(await title('fair')).toBe('fair')
  expect((await publicContent().navigation()).header).toHaveLength(2)
})

test('a new service is listed from the planned time on', async () => {
  const { content, publicContent, plan, pass } = await setup()
  const summary = 'Servers looked after by people who know them, with a report every month.'
  await content.createPage({ kind: 'service', title: 'Cloud care', summary })
  const document = 'page:services/cloud-care'
  const { value, version } = await content.open({ document })
  const blocks = (value as Page).blocks.filter(({ type }) => type !== 'prose')
  const body = JSON.stringify({ ...(value as Page), blocks })
  await content.saveDraft({ document, version, body })
  expect(await plan(document)).toMatchObject({ ok: true })
  const slugs = async () => (await publicContent().services()).map(({ slug }) => slug)
  expect(await slugs()).not.toContain('cloud-care')
  await pass(24)
  expect(await slugs()).toContain('cloud-care')
  expect(await content.open({ document: 'service:cloud-care' })).toMatchObject({
    shows: 'published',
    plans: [],
  })
})

test('a service that is unpublished leaves the lists of services', async () => {
  const { content, publicContent } = await setup()
  const document = 'page:services/seo-services'
  const slugs = async () => (await publicContent().services()).map(({ slug }) => slug)
  expect(await slugs()).toContain('seo-services')
  expect(await content.unpublish({ document })).toMatchObject({ ok: true })
  expect(await slugs()).not.toContain('seo-services')
  const { documents } = await content.list()
  expect(documents.find(({ key }) => key === document)).toMatchObject({ isOff: true })
  expect(await content.unpublish({ document })).toMatchObject({ status: 409 })
  // Publishing it shows it again.
  const { value, version } = await content.open({ document })
  await content.publish({ document, version, body: JSON.stringify(value) })
  expect(await slugs()).toContain('seo-services')
})

test('a job is unpublished and published again, and one that was deleted is not published', async () => {
  const { content, plan, pass, publicContent, rows } = await setup()
  const document = 'job:qa-tester'
  const slugs = async () => (await publicContent().jobs()).map(({ slug }) => slug)
  await plan(document, 'unpublish')
  await pass(24)
  expect(await slugs()).not.toContain('qa-tester')
  const { entries } = await content.entries({ kind: 'job' })
  expect(JSON.stringify(entries)).toContain(document)
  expect(await content.republish({ document })).toMatchObject({ ok: true })
  expect(await slugs()).toContain('qa-tester')
  const { value, version } = await content.open({ document })
  const body = JSON.stringify({ ...(value as object), title: 'Tester' })
  await content.saveDraft({ document, version, body })
  await plan(document, 'publish', '2026-11-25T15:00')
  const { version: latest } = await content.open({ document })
  expect(await content.deleteEntry({ document, version: latest })).toMatchObject({ ok: true })
  await pass(24 * 5)
  expect(await slugs()).not.toContain('qa-tester')
  expect((await rows('plans')).map(({ state }) => state)).toEqual(['done', 'cancelled'])
})

test('a page stays if another is nothing but a button to it, and its plan says where', async () => {
  const { content, draft, plan, pass, title } = await setup()
  const document = await draft('fair')
  await plan(document)
  await pass(24)
  await content.publish(await opened(content, await draft('ring', { blocks: onlyLinkTo('/fair') })))
  expect((await content.open({ document: 'page:home' })).isOff).toBe(false)
  const sentence =
    'In “ring”, Section 1 (Contact band) › Action › Link: "/fair" is not a page of this site.'
  expect(await content.unpublish({ document })).toMatchObject({
    ...{ ok: false, status: 422 },
    message: `It stays, because other content leads to it. ${sentence}`,
  })
  await plan(document, 'unpublish', '2026-11-23T15:00')
  expect((await content.open({ document })).plans).toMatchObject([{ warning: sentence }])
  await pass(24)
  expect(await title('fair')).toBe('fair')
  expect((await content.open({ document })).plans).toMatchObject([{ failure: sentence }])
})

test('a plan that publishes a never published page names it, and answers who asked for a review since', async () => {
  const { content, draft, plan, pass, admin, rows } = await setup()
  const document = await draft('fair', { title: 'A fair for all' })
  await plan(document)
  await content.requestReview({ document })
  await pass(24)
  expect((await rows('audit_log')).map(({ summary }) => summary)).toContain(
    'Published “A fair for all” as scheduled by Dana Reyes',
  )
  expect((await admin.dashboard.show()).waiting.reviews).toEqual([])
  expect((await rows('outbox')).map(({ topic }) => topic)).toContain('review-answered')
})

test('a card that is changed while its page is published stays a draft', async () => {
  const { content, database, clock } = await setup()
  await content.createPage({ kind: 'service', title: 'Cloud', slug: 'cloud' })
  const { value } = await content.open({ document: 'service:cloud' })
  const { draft_id: draftId } = await database.store
    .selectFrom('content_documents')
    .select('draft_id')
    .where('key', '=', 'service:cloud')
    .executeTakeFirstOrThrow()
  const card = { key: 'service:cloud', body: JSON.stringify(value), version: 1 }
  const publish = () =>
    database.store
      .transaction()
      .execute((transaction) =>
        publishCard({ clock } as Publisher, transaction, { ...card, draftId: draftId ?? '' }),
      )
  const isPublished = async () => (await content.open({ document: 'service:cloud' })).isPublished
  const body = JSON.stringify({ ...(value as object), title: '' })
  await content.saveDraft({ document: 'service:cloud', version: 1, body })
  await publish()
  expect(await isPublished()).toBe(false)
  await content.saveDraft({ document: 'service:cloud', version: 2, body: card.body })
  await publish()
  expect(await isPublished()).toBe(true)
})

test('an editor opened before a plan published a version does not publish over it', async () => {
  const { content, draft, plan, pass, title } = await setup()
  const document = await draft('fair', { title: 'As planned' })
  await plan(document)
  const { value, version } = await content.open({ document })
  await pass(48)
  expect(await title('fair')).toBe('As planned')
  const body = JSON.stringify({ ...(value as Page), title: 'Older' })
  const late = await content.publish({ document, version, body })
  expect(late).toMatchObject({ ok: false, status: 409 })
  expect(await title('fair')).toBe('As planned')
})

test('reverting a page cancels its plan to publish, and says so', async () => {
  const { content, plan, pass, title } = await setup()
  const document = 'page:home'
  const { value } = await content.open({ document })
  const before = await title('home')
  const save = async (changed: string) => {
    const { version } = await content.open({ document })
    const body = JSON.stringify({ ...(value as Page), title: changed })
    return content.saveDraft({ document, version, body })
  }
  await save('Now')
  const { version } = await content.open({ document })
  expect(await content.publish({ document, version })).toMatchObject({ ok: true })
  await save('Later')
  expect(await plan(document)).toMatchObject({ ok: true })
  const opened = await content.open({ document })
  expect(await content.revert({ document, version: opened.version })).toMatchObject({
    message: expect.stringContaining('What was scheduled is cancelled.'),
  })
  expect((await content.open({ document })).plans).toEqual([])
  await pass(48)
  expect(await title('home')).toBe(before)
})

test('publishing now, or planning again, replaces the plan', async () => {
  const { content, draft, plan, pass, rows } = await setup()
  const document = await draft('fair')
  await plan(document)
  await plan(document, 'publish', '2026-11-25T15:00')
  expect((await content.open({ document })).plans).toMatchObject([
    { at: '2026-11-25T09:30:00.000Z' },
  ])
  const { version } = await content.open({ document })
  expect(await content.publish({ document, version })).toMatchObject({
    message: 'Published. Visitors can see it now. What was scheduled is cancelled.',
  })
  await pass(24 * 5)
  expect((await rows('plans')).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('several pages are published and unpublished; what cannot be is named and stays', async () => {
  const { content, draft, title, rows, ...test } = await setup()
  // Each leads to the other, so that neither can be published alone.
  const pair = [
    await draft('one', { blocks: linkTo('/two') }),
    await draft('two', { blocks: linkTo('/one') }),
  ]
  const led = await draft('three')
  const faulty = await draft('four', { blocks: linkTo('/nowhere') })
  const seen = async (keys: string[]) => {
    const { documents } = await content.list()
    const found = documents.filter(({ key }) => keys.includes(key))
    return { entry: found.map(({ version, key }) => `${version} ${key}`) }
  }
  expect(await content.publishSeveral(await seen(pair))).toMatchObject({
    message: '2 entries published.',
  })
  expect([await title('one'), await title('two')]).toEqual(['one', 'two'])
  const published = await content.publishSeveral(await seen([led, faulty, 'page:home']))
  expect(published).toMatchObject({
    message: '1 entry published, 2 were not.',
    value: {
      refused: [
        '“Home”: There is no draft to publish.',
        expect.stringMatching(/^“four”: .*"\/nowhere" is not a page of this site/),
      ],
    },
  })
  const summary = 'Published “two”'
  expect(await rows('audit_log')).toContainEqual(expect.objectContaining({ summary }))

  await content.publish(
    await opened(content, await draft('five', { blocks: onlyLinkTo('/three') })),
  )
  const all = await seen([...pair, led, 'page:home', 'site'])
  const { admin: viewer } = await signIn(test, 'viewer')
  await expect(viewer.content.hideSeveral(all)).rejects.toMatchObject({ status: 403 })
  expect(await content.hideSeveral(all)).toMatchObject({
    message: '2 entries unpublished, 3 were not.',
    value: {
      refused: [
        '“Home”: This can’t be unpublished: the site needs it.',
        expect.stringMatching('“three”: It stays, because other content leads to it. In “five”'),
        expect.stringMatching('the site needs it'),
      ],
    },
  })
  expect([await title('one'), await title('two')]).toEqual([undefined, undefined])
  expect(await title('three')).toBe('three')
  const back = await content.showSeveral(await seen(pair))
  expect(back).toMatchObject({ message: '2 entries published again.' })
  expect([await title('one'), await title('two')]).toEqual(['one', 'two'])
  const { admin: editor } = await signIn(test, 'editor')
  const site = await content.open({ document: 'site' })
  await content.saveDraft({ document: 'site', version: 0, body: JSON.stringify(site.value) })
  expect(await editor.content.publishSeveral({ entry: ['1 site', '9 page:one'] })).toMatchObject({
    ok: false,
    errors: { 0: expect.stringMatching('needs an owner'), 1: expect.anything() },
  })
})
