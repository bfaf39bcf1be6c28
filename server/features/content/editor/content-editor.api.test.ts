import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import type { Navigation, Site } from '#model/content/site.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { errorsByIds, pathByIds } from '#tests/fixtures/entry-paths.ts'

type Opened<T> = OpenedDocument & { value: T }

async function setup(deps: Parameters<typeof openTestSite>[0] = {}) {
  const site = await openTestSite(deps)
  const { admin } = await signIn(site, 'owner', 'Dana Reyes')
  const { content } = admin
  const open = <T>(document: string) => content.open({ document }) as Promise<Opened<T>>
  const publicContent = () => site.site.servicesFor({ address: '192.0.2.1' }).content
  /** Publishes the document with `change` applied. */
  async function publish<T>(document: string, change: (value: T) => unknown, more: object = {}) {
    const { value, version } = await open<T>(document)
    return content.publish({ document, version, body: JSON.stringify(change(value)), ...more })
  }
  return { ...site, content, open, publicContent, publish }
}

const withNewBlocks = (page: Page): Page => ({
  ...page,
  blocks: [{ type: 'marquee', label: 'Messages', messages: ['We moved'] }],
})

test('a published change is visible at once, and in other processes after their next check', async () => {
  const { publish, publicContent, openAnother, site, rows } = await setup()
  const other = await openAnother()
  const before = site.contentVersion()
  const phone = { label: '+91 612 555 0199', number: '+916125550199' }
  const answer = await publish<Site>('site', (value) => ({ ...value, phone }))
  expect(answer).toMatchObject({ ok: true, message: 'Published. Visitors can see it now.' })
  expect((await publicContent().site()).phone).toEqual(phone)
  expect(site.contentVersion()).not.toBe(before)
  await other.refreshContent()
  const { content } = other.servicesFor({ address: '192.0.2.1' })
  expect((await content.site()).phone).toEqual(phone)
  expect(await rows('audit_log')).toContainEqual(
    expect.objectContaining({
      actor_name: 'Dana Reyes',
      action: 'content.published',
      subject: 'content:site',
      summary: 'Published “Name, contact and search engines”',
    }),
  )
})

test('a draft may be incomplete and is not public', async () => {
  const { content, open, publicContent } = await setup()
  const { value, version } = await open<Page>('page:home')
  const body = JSON.stringify({ ...value, title: '', blocks: [{ type: 'marquee', messages: [3] }] })
  const saved = await content.saveDraft({ document: 'page:home', version, body })
  expect(saved).toMatchObject({
    ok: true,
    value: {
      version: 1,
      errors: {
        title: 'This field is required.',
        ...errorsByIds(JSON.parse(body), {
          'blocks.0.label': 'This field is required.',
          'blocks.0.messages.0': 'This must be text.',
        }),
      },
    },
  })
  expect((await publicContent().page('home'))?.title).toBe('A page for tests')
  const again = await open<Page>('page:home')
  expect(again).toMatchObject({ shows: 'draft', hasDraft: true, isPublished: false, version: 1 })
  expect(again.value.title).toBe('')
  expect(again.errors.title).toBe('This field is required.')
  const refused = await content.publish({ document: 'page:home', version: 1 })
  expect(refused).toMatchObject({
    ok: false,
    status: 422,
    errors: { title: 'This field is required.' },
  })
})

test('an unknown section type is reported at its field', async () => {
  const { publish, content, open, publicContent } = await setup()
  const document = 'page:home'
  const { value } = await open<Page>(document)
  const unknown = { ...value, blocks: [...value.blocks, { type: 'hue-tiles', title: 'Tiles' }] }
  const errors = errorsByIds(unknown, {
    'blocks.1.type': 'There is no type "hue-tiles". Choose another one.',
  })
  expect(await publish(document, () => unknown)).toMatchObject({ ok: false, status: 422, errors })
  expect((await publicContent().page('home'))?.blocks).toHaveLength(1)
  const body = JSON.stringify(unknown)
  expect(await content.saveDraft({ document, version: 0, body })).toMatchObject({
    ok: true,
    value: { errors: errors },
  })
  expect(await content.publish({ document, version: 1 })).toMatchObject({ status: 422, errors })
})

test('a broken link is reported at its field', async () => {
  const { publish, open, publicContent } = await setup()
  const action = { label: 'x', href: '/blog/first-post' }
  const head = { type: 'page-head', label: 'x', title: 'x', intro: 'x', lambda: 500, art: 'rings' }
  const withLink = (href: string) => (page: Page) => ({
    ...page,
    blocks: [...page.blocks, { ...head, action: { ...action, href } }],
  })
  const { value } = await open<Page>('page:home')
  expect(await publish<Page>('page:home', withLink('/blog/gone'))).toMatchObject({
    ok: false,
    errors: errorsByIds(withLink('/blog/gone')(value), {
      'blocks.1.action.href': '"/blog/gone" is not a page of this site.',
    }),
  })
  expect(await publish<Page>('page:home', withLink('/blog/first-post'))).toMatchObject({ ok: true })
  expect((await publicContent().page('home'))?.blocks).toHaveLength(2)
})

test('a change that would break another document or a post is refused and lists the places', async () => {
  const { publish, database, content } = await setup()
  const jobLink = { label: 'x', href: '/career/qa-tester' }
  await publish('navigation', (value: object) => ({ ...value, legal: [jobLink] }))
  const post = await database.store
    .updateTable('posts')
    .set({ markdown: 'Read [this](/career/content-writer).' })
    .where('slug', '=', 'first-post')
    .returning('id')
    .executeTakeFirst()
  expect(await content.deleteEntry({ document: 'job:content-writer', version: 0 })).toMatchObject({
    message: 'Not deleted: 1 problem needs fixing. It is marked below.',
    errors: { [`elsewhere 0 post:${post?.id}`]: expect.stringContaining('/career/content-writer') },
  })
  const refused = await content.deleteEntry({ document: 'job:qa-tester', version: 0 })
  expect(refused).toMatchObject({
    ok: false,
    errors: {
      'elsewhere 0 navigation':
        'In “Navigation”, Footer legal links › Link 1 › Link: "/career/qa-tester" is not a page of this site.',
    },
  })
  const { documents } = await content.list()
  expect(documents.find(({ key }) => key === 'navigation')).toMatchObject({ isPublished: true })
})

test('redirects are checked against every page', async () => {
  const { publish, publicContent } = await setup()
  const add = (from: string, to: string) =>
    publish<object[]>('redirects', (all) => [...all, { _id: 'added', from, to }])
  expect(await add('/blog', '/contact')).toMatchObject({
    errors: { 'added.from': '"/blog" is an existing page.' },
  })
  expect(await add('/old', '/services')).toMatchObject({
    errors: { 'added.to': '"/services" is a redirect too; enter the page at its end.' },
  })
  expect(await add('/blog/first-post', '/')).toMatchObject({
    errors: { 'added.from': '"/blog/first-post" is an existing page.' },
  })
  expect(await add('/old', '/contact')).toMatchObject({ ok: true })
  expect(await publicContent().redirects()).toContainEqual({ from: '/old', to: '/contact' })
})

test('the second of two editors gets a conflict, and nothing is lost', async () => {
  const site = await openTestSite()
  const [dana, ravi] = await Promise.all(
    ['Dana', 'Ravi'].map(async (name) => (await signIn(site, 'editor', name)).admin.content),
  )
  if (!dana || !ravi) throw new Error('Two people are needed.')
  const document = 'page:home'
  const { value, version } = (await dana.open({ document })) as Opened<Page>
  const body = (title: string) => JSON.stringify({ ...value, title })
  expect(await dana.saveDraft({ document, version, body: body('Hers') })).toMatchObject({
    ok: true,
  })
  expect(await ravi.saveDraft({ document, version, body: body('His') })).toMatchObject({
    ok: false,
    status: 409,
    message: expect.stringContaining('Someone else changed this after you opened it.'),
  })
  expect(await ravi.publish({ document, version, body: body('His') })).toMatchObject({
    status: 409,
  })
  const overwritten = await ravi.saveDraft({ document, version, body: body('His'), over: 'yes' })
  expect(overwritten).toMatchObject({ ok: true, value: { version: 2 } })
  const { revisions } = await ravi.history({ document })
  expect(revisions.map(({ by, state }) => `${by}: ${state}`).sort()).toEqual([
    'Dana: earlier draft',
    'Ravi: draft',
  ])
  const hers = revisions.find(({ by }) => by === 'Dana')
  await ravi.restore({ document, version: 2, revision: hers?.id })
  expect(await ravi.open({ document })).toMatchObject({ shows: 'draft', value: { title: 'Hers' } })
})

test('saving over one’s own version from another window keeps that one in the history', async () => {
  const { content, open } = await setup()
  const document = 'page:home'
  const { value } = await open<Page>(document)
  const save = (version: number, title: string, extra = {}) =>
    content.saveDraft({ document, version, body: JSON.stringify({ ...value, title }), ...extra })
  expect(await save(0, 'One window')).toMatchObject({ ok: true, value: { version: 1 } })
  // The same save once more, because its answer was lost.
  expect(await save(0, 'One window')).toMatchObject({ ok: true, value: { version: 1 } })
  expect(await save(0, 'The other')).toMatchObject({ ok: false, status: 409 })
  expect(await save(0, 'The other', { over: 'yes' })).toMatchObject({ value: { version: 2 } })
  const { revisions } = await content.history({ document })
  expect(revisions.map(({ state }) => state).sort()).toEqual(['draft', 'earlier draft'])
  const earlier = revisions.find(({ state }) => state === 'earlier draft')
  const shown = await content.showRevision({ document, revision: earlier?.id })
  expect(shown.value).toMatchObject({ title: 'One window' })
})

test('saving a draft repeatedly keeps one revision per person', async () => {
  const { content, open, rows } = await setup()
  const document = 'page:home'
  const { value } = await open<Page>(document)
  for (const version of [0, 1, 2]) {
    const body = JSON.stringify({ ...value, title: `Try ${version}` })
    await content.saveDraft({ document, version, body })
  }
  const own = async () =>
    (await rows('content_revisions')).filter((row) => row.document === document)
  expect(await own()).toHaveLength(1)
  expect(await content.publish({ document, version: 3 })).toMatchObject({ ok: true })
  expect(await own()).toMatchObject([{ state: 'published' }])
  const drafted = (await rows('audit_log')).filter(({ action }) => action === 'content.drafted')
  expect(drafted).toHaveLength(1)
})

test('restoring a version creates a draft; reverting to the original publishes at once', async () => {
  const { content, publish, publicContent, open } = await setup()
  const document = 'page:home'
  const titled = (title: string) => (page: Page) => ({ ...page, title })
  await publish(document, titled('First'), { note: 'For the fair' })
  await publish(document, titled('Second'))
  const { revisions } = await content.history({ document })
  expect(revisions.map(({ state }) => state).sort()).toEqual(['live', 'published'])
  const first = revisions.find(({ note }) => note === 'For the fair')
  expect(await content.restore({ document, version: 2, revision: first?.id })).toMatchObject({
    ok: true,
  })
  expect((await publicContent().page('home'))?.title).toBe('Second')
  expect(await open(document)).toMatchObject({ shows: 'draft', value: { title: 'First' } })
  expect(await content.discard({ document, version: 3 })).toMatchObject({ ok: true })
  expect(await content.revert({ document, version: 4 })).toMatchObject({ ok: true })
  expect((await publicContent().page('home'))?.title).toBe('A page for tests')
  expect(await open(document)).toMatchObject({ shows: 'original', version: 5 })
  expect((await content.history({ document })).revisions).toHaveLength(3)
})

test('an invalid published revision is marked, and visitors see the original', async () => {
  const { publish, database, openAnother, open, content } = await setup()
  await publish<Page>('page:home', withNewBlocks)
  const body = JSON.stringify({ id: 'home', title: 'Of an older version', blocks: 'none' })
  const ofHome = () =>
    database.store.updateTable('content_revisions').where('document', '=', 'page:home')
  await ofHome().set({ body }).execute()
  const updated = await openAnother()
  const services = updated.servicesFor({ address: '192.0.2.1' })
  expect((await services.content.page('home'))?.title).toBe('A page for tests')
  const { admin } = await signIn({ site: updated, database }, 'editor', 'Ravi')
  const { documents } = await admin.content.list()
  expect(documents.find(({ key }) => key === 'page:home')).toMatchObject({ isInvalid: true })
  const opened = await admin.content.open({ document: 'page:home' })
  expect(opened).toMatchObject({ isInvalid: true, value: { title: 'Of an older version' } })
  expect(opened.errors.blocks).toBe('This must be a list.')
  await ofHome().set({ body: '{' }).execute()
  expect(await open('page:home')).toMatchObject({ value: { title: 'A page for tests' } })
  expect(await content.list()).toBeDefined()
})

test.each([0, 1, 6])('the site may have %i social links', async (count) => {
  const { publish, publicContent } = await setup()
  const social = { label: 'Peertube', href: 'https://video.example/wavelength' }
  const socials = Array.from({ length: count }, () => social)
  expect(await publish<Site>('site', (site) => ({ ...site, socials }))).toMatchObject({ ok: true })
  expect((await publicContent().site()).socials).toEqual(socials)
})

test('menus link to websites, email addresses and phone numbers', async () => {
  const { publish, publicContent } = await setup()
  const hrefs = ['https://wa.me/15550100', 'mailto:a@example.com', 'tel:+15550100', '/contact']
  const links = hrefs.map((href) => ({ label: href, href }))
  const withLinks = (navigation: Navigation) => ({ ...navigation, header: links, legal: links })
  expect(await publish('navigation', withLinks)).toMatchObject({ ok: true })
  expect((await publicContent().navigation()).header).toEqual(links)
})

test.each([
  ['javascript:alert(1)', 'A link cannot begin with "javascript:".'],
  ['https://a.example/b c', 'An address has no spaces.'],
  ['/no-such-page', '"/no-such-page" is not a page of this site.'],
])('a menu cannot link to %s', async (href, message) => {
  const { publish } = await setup()
  const withLink = (navigation: Navigation) => ({ ...navigation, hire: { label: 'A', href } })
  expect(await publish('navigation', withLink)).toMatchObject({
    ok: false,
    errors: { 'hire.href': expect.stringContaining(message) },
  })
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://a.example/', '//a.example/'])(
  'the external link %s is refused with an error at its field',
  async (href) => {
    const { publish, content } = await setup()
    const answer = await publish<Site>('site', (site) => ({
      ...site,
      bookingUrl: href,
      socials: site.socials.map((social) => ({ ...social, _id: 'one', href })),
    }))
    const message = 'Enter a URL that begins with https://.'
    expect(answer).toMatchObject({
      ok: false,
      errors: { bookingUrl: message, 'socials.one.href': message },
    })
    await content.addEntry({ kind: 'film', name: 'A' })
    const film = { id: 'a', category: 'Slideshows', title: 'A', alt: 'A', video: href }
    const body = JSON.stringify(film)
    expect(await content.publish({ document: 'film:a', version: 1, body })).toMatchObject({
      ok: false,
      errors: { link: 'Choose a film, or enter a link that begins with "https://".' },
    })
  },
)

test('the agency can be renamed, however many values it has', async () => {
  const { publish, publicContent } = await setup()
  const values = [...'WAVE'].map((letter) => ({ letter, title: `${letter}x`, description: 'x' }))
  const spell = (page: Page) => ({
    ...withNewBlocks(page),
    blocks: [{ type: 'core-values', layout: 'acrostic', title: 'x', intro: 'x', values }],
  })
  expect(await publish('page:home', spell)).toMatchObject({ ok: true })
  for (const name of ['Bright Pixel', 'Q', 'Ødegård & Søn 🙂']) {
    expect(await publish('site', (site: Site) => ({ ...site, name }))).toMatchObject({ ok: true })
    expect((await publicContent().site()).name).toBe(name)
  }
})

test('a document and the draft of another that depends on it can be published together', async () => {
  const { publish, content, open, publicContent } = await setup()
  const head = { type: 'page-head', label: 'x', title: 'x', intro: 'x', lambda: 500, art: 'rings' }
  const linking = (href: string) => (page: Page) => ({
    ...withNewBlocks(page),
    blocks: [{ ...head, action: { label: 'x', href } }],
  })
  const remove = (redirects: { from: string }[]) => redirects.filter(({ from }) => from !== '/old')
  const add = (redirects: object[]) => [...redirects, { from: '/old', to: '/contact' }]
  expect(await publish('redirects', add)).toMatchObject({ ok: true })
  expect(await publish('page:home', linking('/old'))).toMatchObject({ ok: true })
  expect(await publish('redirects', remove)).toMatchObject({
    ok: false,
    errors: { 'elsewhere 0 page:home': expect.stringMatching(/^In “.+”, Section 1 \(.+\) › /) },
  })
  expect(await publish('redirects', remove, { also: 'page:home' })).toMatchObject({
    ok: false,
    status: 422,
    message: expect.stringContaining('has no draft'),
  })
  const { value, version } = await open<Page>('page:home')
  const body = JSON.stringify(linking('/contact')(value))
  await content.saveDraft({ document: 'page:home', version, body })
  expect(await publish('redirects', remove, { also: 'page:home' })).toMatchObject({ ok: true })
  expect(await publicContent().redirects()).not.toContainEqual({ from: '/old', to: '/contact' })
})

test('a page that does not render is not published', async () => {
  const error = new Error('Rendering failed.')
  const rendered: string[] = []
  const { publish, publicContent, reported } = await setup({
    dryRun: async ({ content }, path) => {
      rendered.push(`${path} ${(await content.page('home'))?.title}`)
      return [error]
    },
  })
  const answer = await publish<Page>('page:home', (page) => ({ ...page, title: 'Broken' }))
  expect(answer).toMatchObject({
    ok: false,
    status: 422,
    message: expect.stringContaining('report error test-1'),
  })
  expect(rendered).toEqual(['/ Broken'])
  expect(reported).toHaveLength(1)
  expect((await publicContent().page('home'))?.title).toBe('A page for tests')
})

test('concurrent publishes are validated against each other', async () => {
  const { content, open } = await setup()
  const navigation = await open<object>('navigation')
  const legal = [{ label: 'x', href: '/career/qa-tester' }]
  const answers = await Promise.all([
    content.deleteEntry({ document: 'job:qa-tester', version: 0 }),
    content.publish({
      document: 'navigation',
      version: 0,
      body: JSON.stringify({ ...navigation.value, legal }),
    }),
  ])
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true])
})

test('editors can’t change the notification addresses, and viewers can’t change anything', async () => {
  const site = await openTestSite()
  const { admin: editor } = await signIn(site, 'editor')
  const { admin: viewer } = await signIn(site, 'viewer')
  const draft = (document: string) => ({ document, version: 0, body: '{}' })
  await expect(editor.content.saveDraft(draft('site'))).rejects.toMatchObject({ status: 403 })
  await expect(editor.content.publish(draft('site'))).rejects.toMatchObject({ status: 403 })
  await expect(viewer.content.saveDraft(draft('page:home'))).rejects.toMatchObject({ status: 403 })
  expect(await viewer.content.open({ document: 'site' })).toMatchObject({ mayChange: false })
})

test('an unknown document is a 404', async () => {
  const { content } = await setup()
  for (const document of ['page:nothing', 'nothing', '__proto__', 'page:', 'service:none']) {
    await expect(content.open({ document })).rejects.toMatchObject({ status: 404 })
    const draft = { document, version: 0, body: '{}' }
    expect(await content.saveDraft(draft)).toMatchObject({ ok: false, status: 404 })
    expect(await content.publish(draft)).toMatchObject({ ok: false })
  }
})

test('a section of an unknown kind is left out of the public page, and kept in the editor', async () => {
  const { content, open, publish, publicContent, database, site } = await setup()
  const document = 'page:home'
  await publish<Page>(document, withNewBlocks)
  const stored = { type: 'guestbook', entries: [{ name: 'Ann' }] }
  const { value, version } = await open<Page>(document)
  const body = JSON.stringify({ ...value, blocks: [stored, ...value.blocks] })
  await database.store
    .updateTable('content_revisions')
    .set({ body, id: 'from-another-version' })
    .where('document', '=', document)
    .execute()
  await database.store
    .updateTable('content_documents')
    .set({ published_id: 'from-another-version' })
    .where('key', '=', document)
    .execute()
  await database.store.transaction().execute(bumpContent)
  await site.refreshContent()
  expect((await publicContent().page('home'))?.blocks).toEqual(withNewBlocks(value).blocks)
  const opened = await open<Page>(document)
  expect(withoutEntryIds(opened.value.blocks)[0]).toEqual(stored)
  expect(opened.isInvalid).toBe(false)
  // It has to be removed before anything is published, and nothing else is lost.
  expect(await content.publish({ document, version, body })).toMatchObject({
    status: 422,
    errors: { [pathByIds(JSON.parse(body), 'blocks.0.type')]: expect.any(String) },
  })
  expect(await publish<Page>(document, withNewBlocks)).toMatchObject({ ok: true })
})
