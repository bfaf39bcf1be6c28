import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { PostDocument } from '#model/blog/post-document.ts'
import { postKey } from '#model/content/standalone.ts'
import { createMarkdownThreads } from '#server/features/markdown/markdown-threads.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { done, postText as fields, openPosts, writerOf } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

test('a new post is a draft by whoever starts it, with a slug from its title', async () => {
  const { posts, admin, write, rows, slugs } = await openPosts()
  const answer = await posts.create({ title: 'A  Test of Posts, for Éva!' })
  expect(answer).toMatchObject({ ok: true, message: 'Post created successfully' })
  const { document } = done(answer)
  expect(await admin.content.open({ document })).toMatchObject({
    title: 'A  Test of Posts, for Éva!',
    path: '/blog/a-test-of-posts-for-eva',
    ...{ group: null, hasDraft: true, isPublished: false, saved: { by: 'Meher' } },
    value: { author: 'Meher', category: 'AI Strategy', tags: '' },
  })
  expect((await rows('audit_log')).at(-1)).toMatchObject({
    ...{ action: 'blog.created', actor_name: 'Meher', subject: `content:${document}` },
  })
  // Its address can be changed.
  const { schema } = await admin.content.open({ document })
  expect(schema).toMatchObject({ properties: { slug: { title: 'Address' } } })
  const id = document.slice('post:'.length)
  await write.save(id, { ...fields, title: 'Another title' })
  const [row] = (await rows('posts')).filter((row) => row.id === id)
  expect(row).toMatchObject({ slug: 'another-title', status: 'draft', read_time: '1 min read' })
  expect(JSON.parse(row?.tags ?? '')).toEqual(['one', 'two', 'three'])
  expect(await slugs()).not.toContain('another-title')
  expect(await posts.create({ title: ' ' })).toMatchObject({
    ...{ ok: false, status: 422, errors: { title: 'Enter a title' } },
  })
})

test.for<[Partial<PostDocument>, Record<string, string>]>([
  [{ title: ' ' }, { title: 'This field is required.' }],
  [{ excerpt: '' }, { excerpt: 'This field is required.' }],
  [{ content: '\n' }, { content: 'This field is required.' }],
  [{ title: 'a'.repeat(201) }, { title: expect.stringContaining('at most 200 characters') }],
  [{ tags: 'a,'.repeat(251) }, { tags: expect.stringContaining('at most 500 characters') }],
  [
    { cover: { url: 'cover.jpg', alt: '' } },
    { 'cover.url': expect.stringContaining('Enter a URL') },
  ],
  [
    { cover: { url: 'javascript:alert(1)', alt: '' } },
    { 'cover.url': expect.stringContaining('Enter a URL') },
  ],
  [
    { cover: { url: '//a.example/b.jpg', alt: '' } },
    { 'cover.url': expect.stringContaining('Enter a URL') },
  ],
  [{ category: 'Cats' }, { category: 'Choose one of the categories.' }],
  [{ publishedOn: '2026-02-30' }, { publishedOn: 'Choose a day, or none.' }],
  [{ publishedOn: '2026-11-22' }, { publishedOn: expect.stringContaining('still to come') }],
  [{ slug: 'Not A Slug' }, { slug: expect.stringContaining('only a-z') }],
  [{ content: '> '.repeat(150) }, { content: expect.stringContaining('more than 100 levels') }],
  [
    { search: { title: 'a'.repeat(71), description: '', picture: '' } },
    { 'search.title': expect.stringContaining('at most 70') },
  ],
  [
    { search: { title: '', description: '', picture: 'https://a.example/b.png' } },
    { 'search.picture': 'Choose a picture of the library.' },
  ],
  [{ related: ['first-post'] }, { 'related.0': expect.stringContaining('from the list') }],
  [
    { related: Array.from({ length: 4 }, () => crypto.randomUUID()) },
    { related: 'Choose at most 3 related posts.' },
  ],
])(
  '%j is kept as a draft, but not published, with an error at its field',
  async ([wrong, errors]) => {
    const { admin, write, slugs } = await openPosts()
    const before = await slugs()
    const id = await write.draft(wrong)
    const { key: document, version } = await write.open(id)
    expect(await admin.content.publish({ document, version })).toMatchObject({
      ...{ ok: false, status: 422, errors },
    })
    expect(await slugs()).toEqual(before)
  },
)

test('a slug that is or was in use gets the next number; a title without letters gets a default slug', async () => {
  const { write } = await openPosts()
  const slugOf = async (title: string) => write.slugOf(await write.draft({ title }))
  expect(await slugOf('First post')).toBe('first-post-2')
  expect(await slugOf('First   POST')).toBe('first-post-3')
  expect(await slugOf('हिन्दी')).toBe('post')
  expect(await slugOf('!!!')).toBe('post-2')
  expect(await slugOf('a'.repeat(200))).toHaveLength(100)
})

test('search matches title and author ignoring case, sample posts included', async () => {
  const { posts, write } = await openPosts()
  await write.draft({ title: 'Straße nach Süden' })
  const found = async (q: string) => (await posts.list({ q })).posts.map(({ title }) => title)
  expect(await found('STRASSE NACH')).toEqual(['Straße nach Süden'])
  expect(await found('first POST')).toContain('First post')
  expect(await found('%')).toEqual(expect.not.arrayContaining(['First post']))
  expect(await found('nothing like it')).toEqual([])
  expect((await posts.list()).total).toBe(6)
})

test('readers see what is published, not the draft, and no post that is unpublished', async () => {
  const { admin, write, slugs, site, fetch } = await openPosts()
  const version = site.contentVersion()
  const id = await write.published()
  const slug = await write.slugOf(id)
  const read = async () => (await (await fetch(`/api/blog/${slug}`)).json()) as object
  expect(await slugs()).toContain(slug)
  expect(site.contentVersion()).toBeGreaterThan(version)
  expect(await read()).toMatchObject({
    ...{ html: expect.stringContaining('<strong>words</strong>'), date: '2026-11-21' },
  })
  await write.save(id, { content: 'Other words.', title: 'Another title' })
  expect(await read()).toMatchObject({ title: fields.title })
  expect(await write.listed(id)).toMatchObject({
    ...{ state: 'published', hasDraft: true, title: fields.title, slug },
  })
  await write.publish(id)
  expect(await read()).toMatchObject({ html: '<p>Other words.</p>', title: 'Another title' })
  const document = postKey(id)
  done(await admin.content.unpublish({ document }))
  expect(await slugs()).not.toContain(slug)
  expect(await write.listed(id)).toMatchObject({ state: 'off' })
  done(await admin.content.republish({ document }))
  expect(await slugs()).toContain(slug)
})

test('a post is published and unpublished at its times, in every process', async () => {
  const { admin, write, slugs, site, openAnother, wait } = await openPosts()
  // The fixture's time zone is Asia/Kolkata, where it is 15:00.
  const id = await write.draft()
  await write.plan(id, 'publish', '2026-11-22T00:30')
  const slug = await write.slugOf(id)
  expect(await write.listed(id)).toMatchObject({
    ...{ state: 'scheduled', publishAt: '2026-11-21T19:00:00.000Z' },
  })
  const entries = async () =>
    (await admin.calendar.show()).entries
      .filter(({ href, isDone }) => href.endsWith(id) && !isDone)
      .map(({ at, action, kind }) => [at, action, kind])
  expect(await entries()).toEqual([['2026-11-21T19:00:00.000Z', 'publish', 'post']])
  const another = await openAnother()
  const version = another.contentVersion()
  wait(9 * 60 + 29)
  await site.runDuePlans()
  expect(await slugs()).not.toContain(slug)
  wait(1)
  // A job, every second.
  await site.runDuePlans()
  expect(await slugs()).toContain(slug)
  await another.refreshContent()
  expect(another.contentVersion()).toBeGreaterThan(version)
  expect((await site.addresses()).map(({ path }) => path)).toContain(`/blog/${slug}`)
  const { blog } = another.servicesFor({ address: '192.0.2.1' })
  // Readers see the day in the site's time zone.
  expect(await blog.post(slug)).toMatchObject({ date: '2026-11-22' })

  const other = await write.published({ title: 'Another', related: [id] })
  const otherSlug = await write.slugOf(other)
  const related = async () => (await blog.post(otherSlug))?.related.map((post) => post.slug)
  expect(await related()).toContain(slug)
  await write.plan(id, 'unpublish', '2026-11-22T01:30')
  expect(await write.listed(id)).toMatchObject({
    state: 'published',
    offAt: '2026-11-21T20:00:00.000Z',
  })
  wait(60)
  await site.runDuePlans()
  expect(await blog.post(slug)).toBeNull()
  expect(await related()).not.toContain(slug)
  expect((await site.addresses()).map(({ path }) => path)).not.toContain(`/blog/${slug}`)
  expect(await write.listed(id)).toMatchObject({ state: 'off', offAt: null })
})

test('a post keeps its day unless another one is chosen', async () => {
  const { write, wait, fetch } = await openPosts()
  const id = await write.draft()
  const dayOf = async () =>
    ((await (await fetch(`/api/blog/${await write.slugOf(id)}`)).json()) as { date: string }).date
  wait(24 * 60)
  await write.publish(id)
  expect(await dayOf()).toBe('2026-11-22')
  wait(24 * 60)
  await write.publish(id, { title: 'Another title' })
  expect(await dayOf()).toBe('2026-11-22')
  await write.publish(id, { publishedOn: '2026-01-02' })
  expect(await dayOf()).toBe('2026-01-02')
  expect((await write.listed(id))?.publishAt).toBe('2026-01-01T18:30:00.000Z')
  await write.publish(id, { publishedOn: '' })
  expect(await dayOf()).toBe('2026-01-02')
})

test('an earlier version is shown as the page that it was', async () => {
  const { admin, write, site, cookie } = await openPosts()
  const id = await write.published({ title: 'First' })
  await write.publish(id, { title: 'Second', content: 'Two.', slug: 'moved', category: 'Design' })
  const document = postKey(id)
  const { revisions } = await admin.content.history({ document })
  const first = revisions.at(-1)?.id
  const { address } = await admin.content.showRevision({ document, revision: first })
  const services = await openPreview(site, address, cookie)
  expect(services?.settings.view()).toBe('preview')
  expect(await services?.blog.post('moved')).toMatchObject({
    ...{ title: 'First', category: 'AI Strategy', tags: ['one', 'two', 'three'] },
  })
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  expect(await blog.post('moved')).toMatchObject({ title: 'Second', category: 'Design' })
})

test('old slugs redirect straight to the post, and reveal nothing about drafts', async () => {
  const { admin, write, site } = await openPosts()
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const id = await write.published({ title: 'One' })
  await write.publish(id, { slug: 'two' })
  await write.publish(id, { slug: 'three' })
  expect(await blog.redirects()).toEqual([
    { from: '/blog/one', to: '/blog/three' },
    { from: '/blog/two', to: '/blog/three' },
  ])
  // A former address stays reserved for its post.
  const other = await write.draft({ title: 'One' })
  expect(await write.slugOf(other)).toBe('one-2')
  for (const slug of ['two', 'three']) {
    await write.save(other, { slug })
    const { key: document, version } = await write.open(other)
    expect(await admin.content.publish({ document, version })).toMatchObject({
      ...{ status: 422, errors: { slug: expect.stringContaining('belongs to “One”') } },
    })
  }
  await write.publish(id, { slug: 'one' })
  expect(await blog.redirects()).toEqual([
    { from: '/blog/three', to: '/blog/one' },
    { from: '/blog/two', to: '/blog/one' },
  ])
  done(await admin.content.unpublish({ document: postKey(id) }))
  expect(await blog.redirects()).toEqual([])
})

test('a deleted post stays in the trash for thirty days, with its comments and review', async () => {
  const { admin, posts, write, slugs, wait, rows, openAnother, site, database } = await openPosts()
  const id = await write.published()
  const slug = await write.slugOf(id)
  const document = postKey(id)
  const thread = done(await admin.content.addComment({ document, path: 'title', text: 'Hm' })).id
  await write.save(id, { title: 'Changed' })
  done(await admin.content.requestReview({ document }))
  await write.plan(id, 'publish', '2026-11-22T00:30')
  const version = site.contentVersion()
  expect(await posts.trash({ id })).toMatchObject({ message: 'Post deleted successfully' })
  expect(site.contentVersion()).toBeGreaterThan(version)
  expect(await slugs()).not.toContain(slug)
  expect(await write.listed(id)).toBeUndefined()
  const missing = { status: 404 }
  await expect(write.open(id)).rejects.toMatchObject(missing)
  const draft = { document, version: 4, body: '{}' }
  expect(await admin.content.saveDraft(draft)).toMatchObject(missing)
  expect(await admin.content.publish(draft)).toMatchObject(missing)
  expect(await admin.content.answerComment({ thread, text: 'Hm' })).toMatchObject(missing)
  expect((await admin.calendar.show()).entries.filter(({ isDone }) => !isDone)).toEqual([])
  expect((await posts.listTrash()).posts).toMatchObject([
    { id, removedAt: '2026-12-21T09:30:00.000Z' },
  ])
  expect(await posts.untrash({ id })).toMatchObject({
    message: 'Restored. Readers don’t see it until you publish it again.',
  })
  expect(await slugs()).not.toContain(slug)
  expect(await write.open(id)).toMatchObject({
    ...{ isOff: true, hasDraft: true, comments: [{ id: thread }] },
  })
  done(await admin.content.republish({ document }))
  expect(await slugs()).toContain(slug)
  expect(await posts.remove({ id })).toMatchObject(missing)
  done(await posts.trash({ id }))
  wait(30 * 1440 - 1)
  // A running site looks at its clock hourly; otherwise this would be a jump.
  await database.store.deleteFrom('settings').where('key', '=', 'deletion_clock').execute()
  await openAnother()
  expect((await posts.listTrash()).posts).toHaveLength(1)
  wait(1)
  await openAnother()
  expect((await posts.listTrash()).posts).toEqual([])
  expect((await rows('audit_log')).at(-1)).toMatchObject({
    ...{ action: 'blog.removed', actor_name: 'The server' },
  })
})

test('permanently deleting a post deletes everything that belongs to it', async () => {
  const { admin, posts, write, rows } = await openPosts()
  const id = await write.published()
  const document = postKey(id)
  await write.publish(id, { slug: 'elsewhere' })
  await write.save(id, { title: 'Changed' })
  done(await admin.content.requestReview({ document }))
  done(await admin.content.sharePreview({ document }))
  done(await admin.content.addComment({ document, path: '', text: 'Hm' }))
  done(await posts.trash({ id }))
  done(await posts.remove({ id }))
  expect(await rows('post_redirects')).toEqual([])
  for (const table of ['reviews', 'preview_links', 'comment_threads', 'comments'] as const) {
    expect(await rows(table)).toEqual([])
  }
  expect((await rows('content_documents')).map(({ key }) => key)).not.toContain(document)
  expect((await rows('content_revisions')).map((row) => row.document)).not.toContain(document)
})

test('Markdown is rendered as on the public page, without scripts', async () => {
  const { posts } = await openPosts()
  const { html } = await posts.render({ content: '**a**<script>alert(1)</script>' })
  expect(html).toBe('<p><strong>a</strong>alert(1)</p>')
})

test('text that takes too long to render is rejected without blocking other requests', async () => {
  const { posts, viewer, fetch, reported } = await openPosts({ markdownThreads: shortLimits(500) })
  const answers: string[] = []
  const refused = expect(posts.render({ content: slowText }))
    .rejects.toMatchObject({ status: 422 })
    .then(() => answers.push('preview'))
  // Let the rendering start.
  for (let turn = 0; turn < 5; turn++) await setImmediate()
  answers.push(`list ${(await fetch('/api/blog')).status}`)
  await refused
  expect(answers).toEqual(['list 200', 'preview'])
  await expect((await viewer()).render({ content: 'x' })).rejects.toMatchObject({ status: 403 })
  expect(reported).toEqual([])
})

test('a stored post that cannot be rendered is shown as plain text and reported once', async () => {
  const { write, fetch, database, reported, site } = await openPosts({
    markdownThreads: shortLimits(),
  })
  const id = await write.draft()
  const slug = await write.slugOf(id)
  const markdown = `One <b>\n\n${slowText}`
  await database.store
    .updateTable('posts')
    .set({ markdown, status: 'published' })
    .where('id', '=', id)
    .execute()
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const [response, post] = await Promise.all([fetch(`/api/blog/${slug}`), blog.post(slug)])
  expect(response.status).toBe(200)
  const { html } = (await response.json()) as { html: string }
  expect(html.startsWith('<p>One &lt;b&gt;</p>\n<p>**a*b**a*b')).toBe(true)
  expect(post?.html === html).toBe(true)
  expect((await fetch(`/api/blog/${slug}`)).status).toBe(200)
  expect(reported).toHaveLength(1)
  expect(String(reported[0])).toContain('shown as plain text')
})

test('a published post that is not rendered in time answers 503 with Retry-After', async () => {
  const limits = { processor: 3_600_000, total: 1, memory: 128 }
  const { write, fetch, site, database, reported } = await openPosts({
    markdownThreads: createMarkdownThreads(limits, limits),
  })
  const id = await write.draft()
  const slug = await write.slugOf(id)
  await database.store
    .updateTable('posts')
    .set({ markdown: slowText, status: 'published' })
    .where('id', '=', id)
    .execute()
  const response = await fetch(`/api/blog/${slug}`)
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5'])
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  await expect(blog.post(slug)).rejects.toBeInstanceOf(Unavailable)
  expect(reported).toEqual([])
})

test('View opens a published post, or a preview for whoever asks', async () => {
  const { posts, write, site, cookie, wait } = await openPosts()
  const id = await write.draft()
  const slug = await write.slugOf(id)
  const address = await posts.address({ id })
  expect(address).toMatch(new RegExp(`^/blog/${slug}\\?preview=`))
  expect(await openPreview(site, address)).toBeNull()
  const shown = await openPreview(site, address, cookie)
  expect(await shown?.blog.post(slug)).toMatchObject({
    title: fields.title,
    html: expect.stringContaining('<strong>words</strong>'),
    image: fields.cover.url,
  })
  expect(await shown?.blog.post('first-post')).toMatchObject({ title: 'First post' })
  wait(31)
  expect(await openPreview(site, address, cookie)).toBeNull()
  await write.publish(id)
  expect(await posts.address({ id })).toBe(`/blog/${slug}`)
})

const missing = '01900000-0000-7000-8000-000000000000'

test('several posts are moved to the trash; a malformed list changes nothing', async () => {
  const { posts, slugs } = await openPosts()
  const all = await slugs()
  const [one, two] = (await posts.list()).posts.map(({ id }) => id)
  for (const id of [[], [one, 'x'], Array.from({ length: 201 }, () => crypto.randomUUID())]) {
    expect(await posts.trash({ id })).toMatchObject({ ok: false, status: 422 })
  }
  expect(await slugs()).toEqual(all)
  expect(await posts.trash({ id: [one, two, two] })).toMatchObject({
    message: '2 posts moved to the trash.',
  })
  // Somebody else had the same list open.
  expect(await posts.trash({ id: [one, two] })).toMatchObject({
    ...{ ok: false, status: 409, message: 'No post was moved to the trash.' },
    errors: { 0: expect.stringMatching('“.+”: This post no longer exists') },
  })
  expect((await posts.listTrash()).posts.map(({ id }) => id).sort()).toEqual([one, two].sort())
})

test('several posts are published and unpublished; what cannot be is named and stays', async () => {
  const { admin, posts, write, slugs } = await openPosts()
  const draft = await write.draft({ title: 'Draft' })
  const faulty = await write.draft({ title: 'Faulty', excerpt: '' })
  const off = await write.published({ title: 'Off' })
  done(await admin.content.unpublish({ document: postKey(off) }))
  const before = await slugs()
  expect(await posts.publish({ id: [draft, faulty, off, missing] })).toEqual({
    ok: true,
    message: '2 posts published, 2 were not.',
    value: {
      refused: [
        '“Faulty”: Excerpt: This field is required.',
        'This post no longer exists. Look in the trash, or go back to the list.',
      ],
    },
  })
  expect((await slugs()).toSorted()).toEqual([...before, 'draft', 'off'].toSorted())
  expect(await posts.publish({ id: [draft, off] })).toMatchObject({ ok: false, status: 409 })
  expect(await posts.unpublish({ id: [draft, off, faulty] })).toMatchObject({
    message: '2 posts unpublished, 1 was not.',
    value: { refused: ['“Faulty”: Visitors don’t see this.'] },
  })
  expect(await slugs()).toEqual(before)
})

test('a post without a cover gets the default cover of its category', async () => {
  const { write, posts, fetch } = await openPosts()
  const id = await write.published({ cover: { url: '', alt: '' }, category: 'AI Strategy' })
  expect(await (await fetch(`/api/blog/${await write.slugOf(id)}`)).json()).toMatchObject({
    image: '/pictures/covers/ai-strategy.svg',
  })
  const external = { url: 'https://pictures.example/a.jpg', alt: 'A' }
  await write.draft({ title: 'With an external cover', cover: external })
  expect((await posts.list({ q: 'external' })).posts).toMatchObject([{ cover: null }])
  expect((await posts.list({})).posts.find((post) => post.id === id)?.cover).toBe(
    '/pictures/covers/ai-strategy.svg',
  )
})

test('an author writes drafts, also of posts that are public; a viewer only reads', async () => {
  const site = await openPosts()
  const { write, posts, rows, viewer } = site
  const author = (await signIn(site, 'author', 'Ada')).admin
  const drafts = writerOf(author)
  const id = await drafts.draft()
  const refused = { status: 403 }
  await expect(drafts.publish(id)).rejects.toMatchObject(refused)
  await expect(drafts.plan(id, 'publish', '2027-01-01T10:00')).rejects.toMatchObject(refused)
  await write.publish(id)
  await drafts.save(id, { title: 'Second try' })
  expect(await write.listed(id)).toMatchObject({ hasDraft: true, title: fields.title })
  const before = await rows('posts')
  const reading = await viewer()
  expect((await reading.list()).total).toBeGreaterThan(0)
  expect((await reading.listTrash()).posts).toEqual([])
  await expect(reading.create({ title: 'x' })).rejects.toMatchObject(refused)
  for (const blog of [reading, author.blog]) {
    for (const change of [blog.trash, blog.publish, blog.unpublish]) {
      await expect(change({ id: [id, missing] })).rejects.toMatchObject(refused)
    }
    await expect(blog.untrash({ id })).rejects.toMatchObject(refused)
    await expect(blog.remove({ id })).rejects.toMatchObject(refused)
  }
  expect(await rows('posts')).toEqual(before)
  expect((await posts.list()).total).toBe(6)
})

/** Markdown that takes the parser minutes. */
const slowText = '**a*b'.repeat(40_000).slice(0, 199_000)

/** Threads with a time limit short enough for a test. */
function shortLimits(processor = 100) {
  const limits = { processor, total: 3_600_000, memory: 128 }
  return createMarkdownThreads(limits, limits)
}
