import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { withEntryIds, withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { Redirect } from '#model/content/redirect.ts'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { done } from '#tests/fixtures/posts.ts'

async function setup() {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'editor', 'Dana')).admin
  const author = (await signIn(site, 'author')).admin.content
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  /** A published page of the agency's own. */
  const publish = async (title: string, slug: string) => {
    const { document } = done(await content.createPage({ title, slug }))
    const { value } = await content.open({ document })
    const description = 'A page of our own, long enough for what a search engine wants to read.'
    const blocks = [{ type: 'marquee', label: 'x', messages: ['In'] }]
    const body = JSON.stringify({ ...(value as Page), description, blocks })
    done(await content.publish({ document, version: 1, body }))
    return document
  }
  const move = async (document: string, slug: string, by = content) => {
    const { version } = await content.open({ document })
    return by.movePage({ document, version, slug })
  }
  const redirects = async () => (await publicContent().redirects()) as Redirect[]
  return { ...site, content, author, publicContent, publish, move, redirects }
}

test('a page moves on and back with its history, and every old address redirects without chains', async () => {
  const { content, site, openAnother, publicContent, publish, move, redirects, ...test } =
    await setup()
  const document = await publish('Open house', 'open-house')
  const other = await openAnother()
  const before = await redirects()
  // What is drafted meanwhile, in the redirects and in the page, moves along.
  const drafted = [...before, { from: '/drafted', to: '/open-house' }]
  await content.saveDraft({
    document: 'redirects',
    version: 0,
    body: JSON.stringify(withEntryIds(drafted)),
  })
  const { value } = await content.open({ document })
  const body = JSON.stringify({ ...(value as Page), title: 'Drafted' })
  done(await content.saveDraft({ document, version: 2, body }))
  done(await content.addComment({ document, path: 'title', text: 'Good?' }))
  done(await content.sharePreview({ document }))
  expect(await move(document, 'open-day')).toMatchObject({
    ok: true,
    value: { document: 'page:open-day' },
    message: 'The page is at /open-day now, and /open-house redirects to it.',
  })
  await other.refreshContent()
  for (const { page } of [publicContent(), other.servicesFor({ address: '192.0.2.1' }).content]) {
    expect(await page('open-house')).toBeNull()
    expect(await page('open-day')).toMatchObject({ id: 'open-day', title: 'Open house' })
  }
  expect(await redirects()).toEqual([...before, { from: '/open-house', to: '/open-day' }])
  const addresses = (await site.addresses()).map(({ path }) => path)
  expect([addresses.includes('/open-house'), addresses.includes('/open-day')]).toEqual([
    false,
    true,
  ])
  const moved = await content.open({ document: 'page:open-day' })
  expect(moved).toMatchObject({
    value: { id: 'open-day', title: 'Drafted' },
    shows: 'draft',
    isInvalid: false,
    comments: [{ path: 'title' }],
    links: [{ address: expect.stringContaining('/open-day?preview=') }],
  })
  expect(withoutEntryIds((await content.open({ document: 'redirects' })).value)).toEqual([
    ...before,
    { from: '/drafted', to: '/open-day' },
    { from: '/open-house', to: '/open-day' },
  ])
  await expect(content.open({ document })).rejects.toMatchObject({ status: 404 })
  const { revisions } = await content.history({ document: 'page:open-day' })
  expect(revisions.map(({ state }) => state)).toEqual(['live', 'draft', 'published'])
  const oldest = revisions.at(-1)?.id
  done(
    await content.restore({ document: 'page:open-day', version: moved.version, revision: oldest }),
  )
  done(await move('page:open-day', 'days'))
  expect((await redirects()).slice(before.length)).toEqual([
    { from: '/open-house', to: '/days' },
    { from: '/open-day', to: '/days' },
  ])
  done(await move('page:days', 'open-house'))
  expect((await redirects()).slice(before.length)).toEqual([
    { from: '/open-day', to: '/open-house' },
    { from: '/days', to: '/open-house' },
  ])
  expect(await publicContent().page('open-house')).toMatchObject({ id: 'open-house' })
  const changes = (await changesOf(test)).filter(({ action }) => action.includes('address'))
  expect(changes[0]).toMatchObject({
    action: 'content.address-changed',
    subject: 'content:page:open-day',
    summary: 'Changed the address of “Open house” from /open-house to /open-day',
  })
})

test('a case and a service move with the sections and the card that name them', async () => {
  const { content, move } = await setup()
  const { document } = done(
    await content.createPage({ title: 'A case', slug: 'a-case', kind: 'case' }),
  )
  const home = await content.open({ document: 'page:home' })
  const list = { collection: 'case', pick: ['a-case'] }
  const blocks = [{ type: 'case-index', title: 'Cases', cases: list }]
  const body = JSON.stringify({ ...(home.value as Page), blocks })
  await content.saveDraft({ document: 'page:home', version: 0, body })
  done(await move(document, 'the-case'))
  const { value } = await content.open({ document: 'page:home' })
  expect(JSON.stringify(value)).toContain('"pick":["the-case"]')
  expect((await content.open({ document: 'page:projects/the-case' })).value).toMatchObject({
    id: 'projects/the-case',
  })
  const service = done(await content.createPage({ title: 'Maps', slug: 'maps', kind: 'service' }))
  done(await move(service.document, 'charts'))
  expect((await content.open({ document: 'service:charts' })).value).toMatchObject({
    slug: 'charts',
  })
  await expect(content.open({ document: 'service:maps' })).rejects.toMatchObject({ status: 404 })
})

test.each([
  ['a reserved address', 'admin', 'already a page'],
  ['the address of a page', 'blog', 'already a page'],
  ['what is not an address', 'Open day', 'single hyphens'],
  ['nothing', '', 'single hyphens'],
  ['its own address', 'open-house', 'already'],
  ['a redirect to another page', 'contactsection', 'is a redirect'],
  ['the address of a draft', 'draft', 'already a draft'],
])('a page does not get %s', async (_, slug, sentence) => {
  const { content, publish, move, redirects } = await setup()
  const document = await publish('Open house', 'open-house')
  done(await content.createPage({ title: 'Draft', slug: 'draft' }))
  const before = await redirects()
  expect(await move(document, slug)).toMatchObject({
    status: 422,
    errors: { slug: expect.stringContaining(sentence) },
  })
  expect(await redirects()).toEqual(before)
})

test('whoever may not publish changes the address of drafts only, and nobody one that the site links to', async () => {
  const { content, author, publish, move, redirects } = await setup()
  const document = await publish('Open house', 'open-house')
  await expect(move(document, 'mine', author)).rejects.toMatchObject({ status: 403 })
  const before = await redirects()
  const draft = done(await author.createPage({ title: 'Draft', slug: 'draft' })).document
  expect(await move(draft, 'mine', author)).toMatchObject({ ok: true })
  expect(await redirects()).toEqual(before)
  expect(await move('page:home', 'us')).toMatchObject({ status: 422 })
  expect(await content.movePage({ document, version: 1, slug: 'late' })).toMatchObject({
    status: 409,
  })
  const allowed = async (key: string, by = content) => (await by.open({ document: key })).mayMove
  expect([await allowed(document), await allowed(document, author)]).toEqual([true, false])
  expect([await allowed('page:mine', author), await allowed('page:home')]).toEqual([true, false])
})
