import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { Service } from '#model/content/service.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

async function setup() {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  return { ...site, content, publicContent }
}

test('a new page can be drafted, published, unpublished and published again', async () => {
  const { content, publicContent, site } = await setup()
  const created = await content.createPage({ title: 'Open house', slug: 'open-house' })
  expect(created).toMatchObject({ ok: true, value: { document: 'page:open-house' } })
  const document = 'page:open-house'
  const { documents } = await content.list()
  expect(documents.find(({ key }) => key === document)).toMatchObject({
    group: 'Your own pages',
    path: '/open-house',
    hasDraft: true,
  })
  const draft = await content.open({ document })
  expect(draft.errors).toMatchObject({ description: 'This field is required.' })
  expect(await publicContent().page('open-house')).toBeNull()
  const body = JSON.stringify({
    ...(draft.value as Page),
    description: 'A page of our own, long enough for what a search engine wants to read.',
    blocks: [{ type: 'marquee', label: 'x', messages: ['Come in'] }],
  })
  expect(await content.publish({ document, version: 1, body })).toMatchObject({ ok: true })
  expect((await publicContent().page('open-house'))?.title).toBe('Open house')
  expect(await site.addresses()).toContainEqual(expect.objectContaining({ path: '/open-house' }))
  expect(await content.revert({ document, version: 2 })).toMatchObject({
    ok: true,
    message: 'Unpublished. The content is kept as a draft.',
  })
  expect(await publicContent().page('open-house')).toBeNull()
  expect(await content.open({ document })).toMatchObject({ shows: 'draft', version: 3 })
})

test.each([
  'blog',
  'partners',
  'admin',
  'services',
  'newsletter',
  'contactsection',
  'home',
  'Open house',
  '-',
])('a page cannot have the address "%s"', async (slug) => {
  const { content } = await setup()
  expect(await content.createPage({ title: 'x', slug })).toMatchObject({
    ok: false,
    errors: { slug: expect.any(String) },
  })
})

test('a new service has a page and a menu card, and is on the site once both are published', async () => {
  const { content, publicContent, site, rows } = await setup()
  const created = await content.createPage({ kind: 'service', title: 'Cloud Care', slug: 'cloud' })
  expect(created).toMatchObject({ ok: true, value: { document: 'page:services/cloud' } })
  const listed = async () =>
    (await content.list()).documents.filter(({ key }) => key.endsWith('cloud'))
  expect(await listed()).toMatchObject([
    { group: 'Services', title: 'Cloud Care', path: '/services/cloud', hasOriginal: false },
    { group: 'Services in menus and lists', title: 'Cloud Care', hasDraft: true },
  ])
  const page = (await content.open({ document: 'page:services/cloud' })).value as Page
  const card = await content.open({ document: 'service:cloud' })
  expect(card).toMatchObject({ title: 'Cloud Care', errors: { line: expect.any(String) } })
  const cardBody = JSON.stringify({
    ...(card.value as Service),
    line: 'Servers that somebody looks after, day and night.',
  })
  const publishCard = (version: number) =>
    content.publish({ document: 'service:cloud', version, body: cardBody })
  expect(await publishCard(1)).toMatchObject({
    ok: false,
    errors: { '': expect.stringMatching('There is no page at /services/cloud') },
  })
  const pageBody = JSON.stringify({
    ...page,
    description: 'Servers looked after by people who know them, with a report every month.',
    blocks: [{ type: 'marquee', label: 'x', messages: ['We look after it'] }],
  })
  expect(
    await content.publish({ document: 'page:services/cloud', version: 1, body: pageBody }),
  ).toMatchObject({ ok: true })
  // It counts as a service although its card is still a draft.
  expect(await content.open({ document: 'page:services/cloud' })).toMatchObject({
    group: 'Services',
  })
  expect(await publishCard(1)).toMatchObject({ ok: true })
  expect((await publicContent().services()).map(({ slug }) => slug)).toContain('cloud')
  expect(await site.addresses()).toContainEqual(
    expect.objectContaining({ path: '/services/cloud' }),
  )

  expect((await rows('audit_log')).map(({ summary }) => summary)).toContain(
    'Published “Cloud Care”',
  )

  // The card has to be unpublished before the page.
  expect(await content.revert({ document: 'page:services/cloud', version: 2 })).toMatchObject({
    ok: false,
    status: 422,
  })
  expect(await content.revert({ document: 'service:cloud', version: 2 })).toMatchObject({
    ok: true,
  })
  expect((await publicContent().services()).map(({ slug }) => slug)).not.toContain('cloud')
  expect(await content.revert({ document: 'page:services/cloud', version: 2 })).toMatchObject({
    ok: true,
  })
  expect(await listed()).toMatchObject([
    { group: 'Services', title: 'Cloud Care', hasDraft: true, isPublished: false },
    { group: 'Services in menus and lists', title: 'Cloud Care', hasDraft: true },
  ])
})

test('a service described in one sentence is on the site, with its card, once its page is published', async () => {
  const { content, publicContent } = await setup()
  const summary = 'Servers looked after by people who know them, with a report every month.'
  expect(
    await content.createPage({ kind: 'service', title: 'Cloud & Café!', summary }),
  ).toMatchObject({ ok: true, value: { document: 'page:services/cloud-cafe' } })
  const document = 'page:services/cloud-cafe'
  const page = (await content.open({ document })).value as Page
  expect(page).toMatchObject({ description: summary, blocks: [{ intro: summary }, {}, {}] })
  const blocks = page.blocks.filter(({ type }) => type !== 'prose')
  const body = JSON.stringify({ ...page, blocks })
  expect(await content.publish({ document, version: 1, body })).toMatchObject({ ok: true })
  expect(await publicContent().services()).toContainEqual(
    expect.objectContaining({ slug: 'cloud-cafe', title: 'Cloud & Café!', line: summary }),
  )
  // A card that was unpublished by hand stays so.
  const { version } = await content.open({ document: 'service:cloud-cafe' })
  await content.revert({ document: 'service:cloud-cafe', version })
  expect(await content.publish({ document, version: 2, body })).toMatchObject({ ok: true })
  expect((await publicContent().services()).map(({ slug }) => slug)).not.toContain('cloud-cafe')
})

test('a title without letters needs an address', async () => {
  const { content } = await setup()
  expect(await content.createPage({ title: '!!!' })).toMatchObject({
    ok: false,
    errors: { slug: expect.stringMatching('Use a-z') },
  })
})

test('a new specialty or case study gets its folder and the default sections', async () => {
  const { content } = await setup()
  const create = (kind: string) => content.createPage({ kind, title: 'A new one', slug: 'new-one' })
  expect(await create('specialty')).toMatchObject({
    value: { document: 'page:services/new-one' },
  })
  expect(await create('service')).toMatchObject({ ok: false, errors: { slug: expect.any(String) } })
  expect(await create('case')).toMatchObject({ value: { document: 'page:projects/new-one' } })
  expect(await create('poem')).toMatchObject({ errors: { kind: 'Choose a page type.' } })
  const { value, group, path } = await content.open({ document: 'page:projects/new-one' })
  expect({ group, path }).toEqual({ group: 'Case studies', path: '/projects/new-one' })
  expect((value as Page).blocks.map(({ type }) => type)).toEqual([
    'page-head',
    'case-facts',
    'prose',
    'prev-next',
    'contact-band',
  ])
  const { documents } = await content.list()
  expect(documents.filter(({ key }) => key.startsWith('service:') && key.endsWith('one'))).toEqual(
    [],
  )
})

test('the menu card of a discarded service page stays listed, and is reused by a new page', async () => {
  const { content } = await setup()
  const create = () => content.createPage({ kind: 'service', title: 'Cloud Care', slug: 'cloud' })
  await create()
  await content.discard({ document: 'page:services/cloud', version: 1 })
  const { documents } = await content.list()
  expect(documents.filter(({ path }) => path === '/services/cloud')).toMatchObject([
    { key: 'service:cloud', title: 'Cloud Care' },
  ])
  expect(await create()).toMatchObject({ ok: true })
  expect(await create()).toMatchObject({ ok: false, errors: { slug: expect.any(String) } })
})

test('a new page is not mistaken for the service of that name', async () => {
  const { content } = await setup()
  await content.createPage({ title: 'All about search', slug: 'seo-services' })
  expect(await content.open({ document: 'page:seo-services' })).toMatchObject({
    title: 'All about search',
    group: 'Your own pages',
  })
})
