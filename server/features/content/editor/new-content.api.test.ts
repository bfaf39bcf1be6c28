import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { Redirect } from '#model/content/redirect.ts'
import { createContent } from '#server/features/content/content.ts'
import { createMarkdown } from '#server/features/markdown/markdown.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { languageOf } from '#server/platform/language/languages.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { openPreview } from '#tests/fixtures/previews.ts'
import { addRedirect } from './add-redirect.ts'

async function setup() {
  const site = await openTestSite()
  const { admin, cookie } = await signIn(site, 'editor', 'Dana')
  const { content } = admin
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  return { ...site, content, cookie, publicContent }
}

/** The context of an action, for calling `addRedirect` directly. */
async function contextOf({ store }: Database) {
  const content = createContent(fixtureContent, store)
  await content.refresh()
  const actor = { id: 'someone', name: 'Ravi' }
  const markdown = createMarkdown({ report: () => 'test', language: () => languageOf('en') })
  const clock = () => new Date('2026-11-21T09:30:00Z')
  return { content, markdown, actor, clock, newId: () => v7() }
}

test('a new question is published with an id of its own', async () => {
  const { content, fetch } = await setup()
  const before = await (await fetch('/api/faq')).json()
  await content.addEntry({ kind: 'faq', name: 'New?' })
  const body = JSON.stringify({ id: 'new', question: 'New?', answer: 'Yes.' })
  expect(await content.publish({ document: 'faq:new', version: 1, body })).toMatchObject({
    ok: true,
  })
  const faqs = (await (await fetch('/api/faq')).json()) as object[]
  expect(faqs).toEqual([JSON.parse(body), ...(before as object[])])
})

test('a preview shows the draft, and its link stops working once the draft is gone', async () => {
  const { content, cookie, site, publicContent } = await setup()
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
    errors: { title: 'This field is required.' },
  })
  expect(await content.sharePreview({ document })).toMatchObject({
    status: 422,
    message: 'Some fields are empty or wrong. Fix them, and then make the link.',
  })
  await save(1, { title: 'As it will be' })
  const preview = await content.preview({ document })
  if (!preview.ok) throw new Error(preview.message)
  const { address } = preview.value
  expect(address).toMatch(/^\/\?preview=/)
  const services = await openPreview(site, address, cookie)
  expect((await services?.content.page('home'))?.title).toBe('As it will be')
  expect((await publicContent().page('home'))?.title).toBe('A page for tests')
  await content.discard({ document, version: 2 })
  expect(await openPreview(site, address, cookie)).toBeNull()
})

test('a preview contains the questions of the draft', async () => {
  const { content, cookie, site } = await setup()
  const body = JSON.stringify({ id: 'one', question: 'Only one?', answer: 'Yes.' })
  await content.saveDraft({ document: 'faq:one', version: 0, body })
  const preview = await content.preview({ document: 'faq:one' })
  const services = await openPreview(site, preview.ok ? preview.value.address : '', cookie)
  expect((await services?.faq.list())?.[0]).toEqual(JSON.parse(body))
})

test('a redirect added by another screen is saved in that transaction, in the draft too', async () => {
  const { content, site, publicContent, database, openAnother } = await setup()
  const { value } = await content.open({ document: 'redirects' })
  const drafted = [...(value as Redirect[]), { from: '/drafted', to: '/contact' }]
  await content.saveDraft({ document: 'redirects', version: 0, body: JSON.stringify(drafted) })
  const context = await contextOf(database)
  const add = (redirect: Redirect) =>
    database.store
      .transaction()
      .execute((transaction) => addRedirect(context, transaction, redirect))
  await add({ from: '/lost', to: '/blog' })
  await site.refreshContent()
  expect(await publicContent().redirects()).toContainEqual({ from: '/lost', to: '/blog' })
  const after = await content.open({ document: 'redirects' })
  expect(after).toMatchObject({ shows: 'draft', version: 2 })
  expect(withoutEntryIds(after.value)).toEqual([
    ...withoutEntryIds(drafted),
    { from: '/lost', to: '/blog' },
  ])
  await expect(add({ from: '/blog', to: '/contact' })).rejects.toMatchObject({
    answer: { status: 422, errors: { from: '"/blog" is an existing page.' } },
  })
  await expect(add({ from: '/x', to: '/gone' })).rejects.toMatchObject({
    answer: { errors: { to: '"/gone" is not a page of this site.' } },
  })
  await expect(add({ from: '/LOST', to: '/contact' })).rejects.toMatchObject({
    answer: { errors: { from: '"/LOST" is redirected twice.' } },
  })
  const other = await openAnother()
  const { content: elsewhere } = other.servicesFor({ address: '192.0.2.1' })
  expect(await elsewhere.redirects()).toContainEqual({ from: '/lost', to: '/blog' })
})

test('the home page is listed first', async () => {
  const { content } = await setup()
  const { documents } = await content.list()
  expect(documents.find(({ group }) => group === 'Pages')?.key).toBe('page:home')
})

test('each collection links to where its entries are edited', async () => {
  const { content } = await setup()
  const { own, collections } = await content.collections()
  expect(collections.map(({ name }) => name)).toEqual([
    'Case credits',
    'Quotes',
    'Case facts',
    'Portfolios',
    'Templates',
  ])
  expect(own).toContainEqual({ kind: 'job', count: 4, drafts: 0, originals: 4 })
})
