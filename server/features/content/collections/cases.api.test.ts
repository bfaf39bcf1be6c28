import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { withCases } from '#tests/fixtures/cases.ts'
import { errorsByIds } from '#tests/fixtures/entry-paths.ts'

async function setup() {
  const site = await openTestSite({ content: withCases() })
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const page = (id: string) =>
    site.site.servicesFor({ address: '192.0.2.1' }).content.page(id) as Promise<Page | null>
  const lastBlock = async (id: string) => Object((await page(id))?.blocks.at(-1))
  const shown = async (id: string) =>
    (await lastBlock(id)).cases?.map(({ name }: { name: string }) => name)
  /** Publishes a changed page of a case. */
  async function publish(slug: string, change: (page: Page) => Page) {
    const document = `page:projects/${slug}`
    const { value, version } = await content.open({ document })
    return content.publish({ document, version, body: JSON.stringify(change(value as Page)) })
  }
  return { ...site, content, page, lastBlock, shown, publish }
}

const named =
  (name: string) =>
  (page: Page): Page => ({ ...page, card: page.card && { ...page.card, name } })

test('the card of a case is edited once, with its page, and shown wherever a section lists it', async () => {
  const { content, shown, lastBlock, publish } = await setup()
  expect(await shown('projects')).toEqual(['Client one', 'Client two', 'Client three'])
  expect(await publish('one', named('First client'))).toMatchObject({ ok: true })
  expect(await shown('projects')).toEqual(['First client', 'Client two', 'Client three'])
  expect(await shown('home')).toEqual(['Client two', 'First client'])
  expect(await lastBlock('projects/two')).toMatchObject({
    previous: { label: 'Previous case', title: 'First client', href: '/projects/one' },
    next: { label: 'Next case', title: 'Client three', href: '/projects/three' },
  })
  const { entries } = await content.entries({ kind: 'case' })
  expect(entries).toMatchObject([
    {
      ...{ key: 'page:projects/one', id: 'one', title: 'First client', detail: 'Shops' },
      ...{ isPublished: true, hasOriginal: true, picture: '/pictures/x.webp' },
      uses: [{ document: 'page:home' }, { document: 'page:projects', title: 'A page for tests' }],
    },
    { id: 'two', hasDraft: false },
    { id: 'three', uses: [{ document: 'page:projects' }] },
  ])
  const { revisions } = await content.history({ document: 'page:projects/one' })
  expect(revisions).toMatchObject([{ state: 'live', by: 'Dana' }])
})

test('the head of a case shows the picture of its card, unless it has its own', async () => {
  const { page, publish } = await setup()
  const head = { type: 'page-head', title: 'One', label: 'Home', intro: 'All of it.' } as const
  const drawn = { ...head, lambda: 480, art: 'rings' } as const
  const shown = async () => (await page('projects/one'))?.blocks[0]
  await publish('one', (old) => ({ ...old, blocks: [drawn, ...old.blocks] }))
  expect(await shown()).toMatchObject({ ...drawn, picture: { src: '/pictures/x.webp' } })
  const picture = { src: '/pictures/own.webp', width: 800, height: 600, alt: 'A shop' }
  await publish('one', (old) => ({
    ...old,
    blocks: [{ ...drawn, picture }, ...old.blocks.slice(1)],
  }))
  expect(await shown()).toMatchObject({ picture })
})

test('a new case is a draft at the top, with the sections of a case and an empty card', async () => {
  const { content, shown, page } = await setup()
  expect(await content.addEntry({ kind: 'case', name: 'Kite & Co.' })).toMatchObject({
    ok: true,
    value: { document: 'page:projects/kite-co' },
  })
  const { value, errors, path, frame } = await content.open({ document: 'page:projects/kite-co' })
  expect({ path, frame }).toEqual({
    path: '/projects/kite-co',
    frame: expect.stringContaining('/projects/kite-co?preview='),
  })
  expect((value as Page).card).toMatchObject({ name: 'Kite & Co.', category: '' })
  expect(errors).toMatchObject({ 'card.category': 'This field is required.' })
  const { entries } = await content.entries({ kind: 'case' })
  expect(entries[0]).toMatchObject({ title: 'Kite & Co.', hasDraft: true, isPublished: false })
  expect(await shown('projects')).toHaveLength(3)
  expect(await page('projects/kite-co')).toBeNull()
})

test('a half-written case does not stop another, and its section is left out', async () => {
  const { content, shown, publish } = await setup()
  await content.addEntry({ kind: 'case', name: 'Kite' })
  expect(await publish('two', named('Second client'))).toMatchObject({ ok: true })
  const { value, version } = await content.open({ document: 'page:home' })
  const home = structuredClone(value) as Page
  Object.assign(home.blocks.at(-1) ?? {}, { cases: { collection: 'case', pick: ['kite', 'two'] } })
  const body = JSON.stringify(home)
  expect(await content.publish({ document: 'page:home', version, body })).toMatchObject({
    ok: true,
  })
  expect(await shown('home')).toEqual(['Second client'])
})

test('moving a case changes the lists that show all, and its neighbours', async () => {
  const { content, shown, lastBlock } = await setup()
  const document = 'page:projects/three'
  expect(await content.moveEntry({ document, to: '0' })).toMatchObject({ ok: true })
  expect(await shown('projects')).toEqual(['Client three', 'Client one', 'Client two'])
  expect(await shown('home')).toEqual(['Client two', 'Client one'])
  expect(await lastBlock('projects/one')).toMatchObject({ previous: { title: 'Client three' } })
})

test('a duplicate has a page and a card of its own', async () => {
  const { content } = await setup()
  const answer = await content.duplicateEntry({ document: 'page:projects/one' })
  expect(answer).toMatchObject({ value: { document: 'page:projects/client-one-copy' } })
  const { value, errors } = await content.open({ document: 'page:projects/client-one-copy' })
  expect(value).toMatchObject({
    id: 'projects/client-one-copy',
    card: { name: 'Client one (copy)' },
  })
  expect(errors).toEqual({})
})

test('a deleted case is gone with its page, and both are restored as a draft', async () => {
  const { content, shown, page, lastBlock, site, reported } = await setup()
  const document = 'page:projects/two'
  expect(await content.deleteEntry({ document, version: 0 })).toMatchObject({ ok: true })
  expect(await page('projects/two')).toBeNull()
  expect(await shown('projects')).toEqual(['Client one', 'Client three'])
  expect(await shown('home')).toEqual(['Client one'])
  expect(await lastBlock('projects/one')).toMatchObject({ next: { title: 'Client three' } })
  expect((await site.addresses()).map(({ path }) => path)).not.toContain('/projects/two')
  const keys = async () => (await content.list()).documents.map(({ key }) => key)
  expect(await keys()).toContain('page:projects/one')
  expect(await keys()).not.toContain(document)
  await expect(content.open({ document })).rejects.toMatchObject({ status: 404 })
  const again = await content.createPage({ kind: 'case', title: 'Two', slug: 'two' })
  expect(again).toMatchObject({
    errors: { slug: expect.stringMatching('was deleted. Restore it') },
  })
  const { deleted } = await content.entries({ kind: 'case' })
  expect(deleted).toMatchObject([{ key: document, title: 'Client two', by: 'Dana' }])
  expect(await content.restoreEntry({ document })).toMatchObject({ ok: true })
  expect(await content.publish({ document, version: 2 })).toMatchObject({ ok: true })
  expect(await shown('projects')).toEqual(['Client one', 'Client two', 'Client three'])
  expect(reported).toEqual([])
})

test('a case to which another page links cannot be deleted', async () => {
  const { content } = await setup()
  const { value, version } = await content.open({ document: 'page:projects' })
  const page = value as Page
  const action = { label: 'One', href: '/projects/one' }
  const blocks = [...page.blocks, { type: 'contact-band', title: 'More', action }]
  const body = JSON.stringify({ ...page, blocks })
  expect(await content.publish({ document: 'page:projects', version, body })).toMatchObject({
    ok: true,
  })
  const answer = await content.deleteEntry({ document: 'page:projects/one', version: 0 })
  expect(answer).toMatchObject({
    status: 422,
    errors: { 'elsewhere 0 page:projects': expect.stringContaining('"/projects/one" is not') },
  })
})

test('a case that is unpublished is left out, and its neighbours link past it', async () => {
  const { content, shown, lastBlock } = await setup()
  const document = 'page:projects/two'
  expect(await content.unpublish({ document, version: 0 })).toMatchObject({ ok: true })
  expect(await shown('projects')).toEqual(['Client one', 'Client three'])
  expect(await lastBlock('projects/one')).toMatchObject({ next: { title: 'Client three' } })
})

test('a case without a card has its page alone', async () => {
  const { content, shown, page, publish } = await setup()
  expect(await publish('one', ({ card: _, ...rest }) => rest)).toMatchObject({ ok: true })
  expect(await shown('projects')).toEqual(['Client two', 'Client three'])
  expect((await page('projects/one'))?.blocks).toHaveLength(1)
  const { entries } = await content.entries({ kind: 'case' })
  expect(entries[0]).toMatchObject({
    title: 'A page for tests',
    detail: 'Has no card yet, so sections leave it out',
  })
})

test('cards that a section writes itself are checked field by field', async () => {
  const { content, lastBlock } = await setup()
  const { value, version } = await content.open({ document: 'page:home' })
  const own = (title?: string) => {
    const home = structuredClone(value) as Page
    const image = { src: '/pictures/x.webp', width: 1, height: 1, alt: '' }
    const card = { title, category: 'x', description: 'y', image, href: '/contact' }
    Object.assign(home.blocks.at(-1) ?? {}, { cases: [card] })
    return JSON.stringify(home)
  }
  const publish = (title?: string) =>
    content.publish({ document: 'page:home', version, body: own(title) })
  expect(await publish()).toMatchObject({
    errors: errorsByIds(JSON.parse(own()), { 'blocks.1.cases.0.title': 'This field is required.' }),
  })
  expect(await publish('Our own')).toMatchObject({ ok: true })
  expect((await lastBlock('home')).cases).toMatchObject([{ title: 'Our own' }])
})
