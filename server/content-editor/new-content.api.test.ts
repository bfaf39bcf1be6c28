import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Page } from '#blocks/contracts.ts'
import type { Job } from '#model/job.ts'
import type { Redirect } from '#model/redirect.ts'
import type { Service } from '#model/service.ts'
import { createContent } from '#server/content/content.ts'
import { readDefaultContent } from '#server/content/defaults.ts'
import type { Database } from '#server/db/open-database.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { fixtureContent, openTestSite } from '#tests/fixtures/api.ts'
import { addRedirect } from './add-redirect.ts'

async function openDesk() {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const shown = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  return { ...site, content, shown }
}

/** What another verb of the back office hands on. */
async function deskOf({ store }: Database) {
  const content = createContent(await readDefaultContent(fixtureContent), store)
  await content.refresh()
  const actor = { id: 'someone', name: 'Ravi' }
  return { content, actor, clock: () => new Date('2026-11-21T09:30:00Z'), newId: () => v7() }
}

test('a page of one’s own begins as a draft, is published, leaves again and comes back', async () => {
  const { content, shown, site } = await openDesk()
  const made = await content.createPage({ title: 'Open house', slug: 'open-house' })
  expect(made).toMatchObject({ ok: true, value: { document: 'page:open-house' } })
  const document = 'page:open-house'
  const { documents } = await content.list()
  expect(documents.find(({ key }) => key === document)).toMatchObject({
    group: 'Your own pages',
    path: '/open-house',
    hasDraft: true,
  })
  const draft = await content.open({ document })
  expect(draft.faults).toMatchObject({ description: 'This is missing.' })
  expect(await shown().page('open-house')).toBeNull()
  const body = JSON.stringify({
    ...(draft.value as Page),
    description: 'A page of our own, long enough for what a search engine wants to read.',
    blocks: [{ type: 'marquee', label: 'x', messages: ['Come in'] }],
  })
  expect(await content.publish({ document, version: 1, body })).toMatchObject({ ok: true })
  expect((await shown().page('open-house'))?.title).toBe('Open house')
  expect(await site.addresses()).toContainEqual({ path: '/open-house' })
  expect(await content.revert({ document, version: 2 })).toMatchObject({
    ok: true,
    message: 'It is off the site. Its words are kept as a draft.',
  })
  expect(await shown().page('open-house')).toBeNull()
  expect(await content.open({ document })).toMatchObject({ shows: 'draft', version: 3 })
})

test.each(['about', 'admin', 'services', 'newsletter', 'contactsection', 'home', 'Open house', ''])(
  'a page cannot take the address "%s"',
  async (slug) => {
    const { content } = await openDesk()
    expect(await content.createPage({ title: 'x', slug })).toMatchObject({
      ok: false,
      errors: { slug: expect.any(String) },
    })
  },
)

test('a new job is begun with what is the same for most', async () => {
  const { content } = await openDesk()
  expect(await content.addJob({ title: 'QA Tester' })).toMatchObject({ ok: true })
  const { value, faults } = await content.open({ document: 'jobs' })
  expect(value).toMatchObject([
    { slug: 'qa-tester-2', title: 'QA Tester', postedOn: '2026-11-21', open: true },
    { slug: 'qa-tester' },
    {},
    {},
    {},
  ])
  expect(faults).toMatchObject({
    '0.experience': 'This is missing.',
    '0.line': 'This is missing.',
    '0.tasks.0': 'This is missing.',
  })
  expect((value as Job[]).length).toBe(5)
})

test('a new question gets an id, the others keep theirs', async () => {
  const { content, fetch } = await openDesk()
  const { value } = await content.open({ document: 'faqs' })
  const asked = [{ question: 'New?', answer: 'Yes.' }, ...(value as object[])]
  const body = JSON.stringify(asked)
  expect(await content.publish({ document: 'faqs', version: 0, body })).toMatchObject({ ok: true })
  const faqs = (await (await fetch('/api/faq')).json()) as { id: string }[]
  expect(faqs[0]).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...asked[0] })
  expect(faqs.slice(1)).toEqual(value)
})

test('a preview shows the draft, its link is of no use once the draft is gone', async () => {
  const { content, site, shown } = await openDesk()
  const document = 'page:home'
  const { value } = await content.open({ document })
  const save = (version: number, change: object) =>
    content.saveDraft({
      document,
      version,
      body: JSON.stringify({ ...(value as Page), ...change }),
    })
  expect(await content.preview({ document })).toMatchObject({ ok: false, status: 409 })
  await save(0, { title: '' })
  expect(await content.preview({ document })).toMatchObject({
    ok: false,
    errors: { title: 'This is missing.' },
  })
  await save(1, { title: 'As it will be' })
  const preview = await content.preview({ document })
  if (!preview.ok) throw new Error(preview.message)
  const [path, token = ''] = preview.value.address.split('?preview=')
  expect(path).toBe('/')
  const services = await site.previewServices(token)
  expect((await services?.content.page('home'))?.title).toBe('As it will be')
  expect((await shown().page('home'))?.title).toBe('A page for tests')
  await content.discard({ document, version: 2 })
  expect(await site.previewServices(token)).toBeNull()
})

test('questions in a draft are in its preview', async () => {
  const { content, site } = await openDesk()
  const body = JSON.stringify([{ id: 'one', question: 'Only one?', answer: 'Yes.' }])
  await content.saveDraft({ document: 'faqs', version: 0, body })
  const preview = await content.preview({ document: 'faqs' })
  const token = preview.ok ? preview.value.address.split('?preview=')[1] : ''
  const services = await site.previewServices(token ?? '')
  expect(await services?.faq.list()).toHaveLength(1)
})

test('a redirect from elsewhere is effective with its transaction, in the draft too', async () => {
  const { content, site, shown, database, openAnother } = await openDesk()
  const { value } = await content.open({ document: 'redirects' })
  const drafted = [...(value as Redirect[]), { from: '/drafted', to: '/contact' }]
  await content.saveDraft({ document: 'redirects', version: 0, body: JSON.stringify(drafted) })
  const desk = await deskOf(database)
  const add = (redirect: Redirect) =>
    database.store.transaction().execute((transaction) => addRedirect(desk, transaction, redirect))
  await add({ from: '/lost', to: '/about' })
  await site.refreshContent()
  expect(await shown().redirects()).toContainEqual({ from: '/lost', to: '/about' })
  const after = await content.open({ document: 'redirects' })
  expect(after).toMatchObject({ shows: 'draft', version: 2 })
  expect(after.value).toEqual([...drafted, { from: '/lost', to: '/about' }])
  await expect(add({ from: '/about', to: '/contact' })).rejects.toMatchObject({
    answer: { status: 422, errors: { from: '"/about" is a page of its own.' } },
  })
  await expect(add({ from: '/x', to: '/gone' })).rejects.toMatchObject({
    answer: { errors: { to: '"/gone" leads to no page of this site.' } },
  })
  await expect(add({ from: '/LOST', to: '/contact' })).rejects.toMatchObject({
    answer: { errors: { from: '"/LOST" is led away twice.' } },
  })
  const other = await openAnother()
  const { content: elsewhere } = other.servicesFor({ address: '192.0.2.1' })
  expect(await elsewhere.redirects()).toContainEqual({ from: '/lost', to: '/about' })
})

test('the home page stands first among the pages', async () => {
  const { content } = await openDesk()
  const { documents } = await content.list()
  expect(documents.find(({ group }) => group === 'Pages')?.key).toBe('page:home')
})

test('each collection says where its entries are edited', async () => {
  const { content } = await openDesk()
  const { collections } = await content.collections()
  expect(collections.map(({ name }) => name)).toEqual([
    'Jobs',
    'Questions',
    'Team',
    'Testimonials',
    'Cases',
    'Clients',
    'Portfolios',
    'Videos',
    'Templates',
  ])
  expect(collections[0]?.places).toMatchObject([
    { document: 'jobs', at: '', count: 4, nouns: ['opening', 'openings'] },
  ])
})

test('a service is begun with its page and its card, and is on the site once both are published', async () => {
  const { content, shown, site, rows } = await openDesk()
  const begun = await content.createPage({ kind: 'service', title: 'Cloud Care', slug: 'cloud' })
  expect(begun).toMatchObject({ ok: true, value: { document: 'page:services/cloud' } })
  const listed = async () =>
    (await content.list()).documents.filter(({ key }) => key.endsWith('cloud'))
  expect(await listed()).toMatchObject([
    { group: 'Services', title: 'Cloud Care', path: '/services/cloud', hasOriginal: false },
    { group: 'Services in menus and lists', title: 'Cloud Care', hasDraft: true },
  ])
  const page = (await content.open({ document: 'page:services/cloud' })).value as Page
  const card = await content.open({ document: 'service:cloud' })
  expect(card).toMatchObject({ title: 'Cloud Care', faults: { line: expect.any(String) } })
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
  // Its card is only a draft, and still it is known as a service.
  expect(await content.open({ document: 'page:services/cloud' })).toMatchObject({
    group: 'Services',
  })
  expect(await publishCard(1)).toMatchObject({ ok: true })
  expect((await shown().services()).map(({ slug }) => slug)).toContain('cloud')
  expect(await site.addresses()).toContainEqual({ path: '/services/cloud' })

  expect((await rows('audit_log')).map(({ summary }) => summary)).toContain(
    'Published “Cloud Care”',
  )

  // The page cannot leave before the card; the card leaves alone.
  expect(await content.revert({ document: 'page:services/cloud', version: 2 })).toMatchObject({
    ok: false,
    status: 422,
  })
  expect(await content.revert({ document: 'service:cloud', version: 2 })).toMatchObject({
    ok: true,
  })
  expect((await shown().services()).map(({ slug }) => slug)).not.toContain('cloud')
  expect(await content.revert({ document: 'page:services/cloud', version: 2 })).toMatchObject({
    ok: true,
  })
  expect(await listed()).toMatchObject([
    { group: 'Services', title: 'Cloud Care', hasDraft: true, isPublished: false },
    { group: 'Services in menus and lists', title: 'Cloud Care', hasDraft: true },
  ])
})

test('a specialty and a case study begin in their folders, with the sections of their kind', async () => {
  const { content } = await openDesk()
  const begin = (kind: string) => content.createPage({ kind, title: 'A new one', slug: 'new-one' })
  expect(await begin('specialty')).toMatchObject({
    value: { document: 'page:services/new-one' },
  })
  expect(await begin('service')).toMatchObject({ ok: false, errors: { slug: expect.any(String) } })
  expect(await begin('case')).toMatchObject({ value: { document: 'page:projects/new-one' } })
  expect(await begin('poem')).toMatchObject({ errors: { kind: 'Choose what it is.' } })
  const { value, group, path } = await content.open({ document: 'page:projects/new-one' })
  expect({ group, path }).toEqual({ group: 'Case studies', path: '/projects/new-one' })
  expect((value as Page).blocks.map(({ type }) => type)).toEqual([
    'page-head',
    'case-facts',
    'prose',
    'contact-band',
  ])
  const { documents } = await content.list()
  expect(documents.filter(({ key }) => key.startsWith('service:') && key.endsWith('one'))).toEqual(
    [],
  )
})

test('the card of a service whose page was given up is in the list, and serves the next page', async () => {
  const { content } = await openDesk()
  const begin = () => content.createPage({ kind: 'service', title: 'Cloud Care', slug: 'cloud' })
  await begin()
  await content.discard({ document: 'page:services/cloud', version: 1 })
  const { documents } = await content.list()
  expect(documents.filter(({ path }) => path === '/services/cloud')).toMatchObject([
    { key: 'service:cloud', title: 'Cloud Care' },
  ])
  expect(await begin()).toMatchObject({ ok: true })
  expect(await begin()).toMatchObject({ ok: false, errors: { slug: expect.any(String) } })
})

test('a page of one’s own is not taken for the service of that name', async () => {
  const { content } = await openDesk()
  await content.createPage({ title: 'All about search', slug: 'seo-services' })
  expect(await content.open({ document: 'page:seo-services' })).toMatchObject({
    title: 'All about search',
    group: 'Your own pages',
  })
})
