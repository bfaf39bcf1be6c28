import { setImmediate } from 'node:timers/promises'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import type { PostFields } from '#model/blog/post-form.ts'
import { postFieldsSchema } from '#model/blog/post-form-schema.ts'
import { createMarkdownThreads } from '#server/features/markdown/markdown-threads.ts'
import { Unavailable } from '#server/platform/http/unavailable.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { done, postText as fields, openPosts } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

test('a new post is a draft by Admin with a slug from its title', async () => {
  const { posts, rows, slugs } = await openPosts()
  const answer = await posts.create(fields)
  expect(answer).toMatchObject({ ok: true, message: 'Post created successfully' })
  const { id, slug, state } = done(answer)
  expect(slug).toBe('a-test-of-posts-for-eva')
  expect(state).toBe('draft')
  expect(await posts.show({ id })).toMatchObject({
    author: 'Admin',
    state: 'draft',
    version: 1,
    readTime: '1 min read',
    savedBy: 'Meher',
    fields: { status: 'draft', tags: 'one, two, three', publishAt: '', category: 'AI Strategy' },
  })
  const [stored] = (await rows('posts')).filter((row) => row.id === id)
  expect(JSON.parse(stored?.tags ?? '')).toEqual(['one', 'two', 'three'])
  expect(await slugs()).not.toContain(slug)
  expect((await rows('audit_log')).at(-1)).toMatchObject({
    action: 'blog.created',
    actor_name: 'Meher',
  })
})

test.for<[Partial<PostFields>, Record<string, string>]>([
  [{ title: ' ' }, { title: 'Enter a title' }],
  [{ excerpt: '' }, { excerpt: 'Enter an excerpt' }],
  [{ content: '\n' }, { content: 'Enter the content' }],
  [{ title: 'a'.repeat(201) }, { title: 'The title can be at most 200 characters long' }],
  [{ imageUrl: 'cover.jpg' }, { imageUrl: expect.stringContaining('Enter a URL') }],
  [{ imageUrl: 'javascript:alert(1)' }, { imageUrl: expect.stringContaining('Enter a URL') }],
  [{ imageUrl: 'http://a.example/b.jpg' }, { imageUrl: expect.stringContaining('Enter a URL') }],
  [{ imageUrl: '//a.example/b.jpg' }, { imageUrl: expect.stringContaining('Enter a URL') }],
  [{ category: 'Cats' }, { category: 'Choose one of the categories' }],
  [{ status: 'gone' }, { status: 'Choose draft or published' }],
  [{ publishAt: '2026-02-30T10:00' }, { publishAt: expect.stringContaining('Enter a valid date') }],
  [
    { publishAt: '9999-12-31T23:59' },
    { publishAt: expect.stringContaining('before the year 9999') },
  ],
  [{ slug: 'Not A Slug' }, { slug: expect.stringContaining('may contain only') }],
])('%j is refused with an error at its field', async ([wrong, errors]) => {
  const { posts, rows } = await openPosts()
  const before = await rows('posts')
  expect(await posts.create({ ...fields, ...wrong })).toMatchObject({
    ok: false,
    status: 422,
    errors,
  })
  expect(await rows('posts')).toEqual(before)
})

test('a slug that is or was in use gets the next number; a title without letters gets a default slug', async () => {
  const { posts } = await openPosts()
  const slugOf = async (title: string) => done(await posts.create({ ...fields, title })).slug
  expect(await slugOf('First post')).toBe('first-post-2')
  expect(await slugOf('First   POST')).toBe('first-post-3')
  expect(await slugOf('हिन्दी')).toBe('post')
  expect(await slugOf('!!!')).toBe('post-2')
  expect(await slugOf('a'.repeat(200))).toHaveLength(100)
})

test('search matches title and author ignoring case, sample posts included', async () => {
  const { posts } = await openPosts()
  await posts.create({ ...fields, title: 'Straße nach Süden' })
  const found = async (q: string) => (await posts.list({ q })).posts.map(({ title }) => title)
  expect(await found('STRASSE NACH')).toEqual(['Straße nach Süden'])
  expect(await found('admin')).toEqual(['Straße nach Süden'])
  expect(await found('first POST')).toContain('First post')
  expect(await found('%')).toEqual(expect.not.arrayContaining(['First post']))
  expect(await found('nothing like it')).toEqual([])
  expect((await posts.list()).total).toBe(7)
})

test('publishing and unpublishing take effect at once', async () => {
  const { posts, slugs, site, fetch } = await openPosts()
  const version = site.contentVersion()
  const { id, slug } = done(await posts.create({ ...fields, status: 'published' }))
  expect(await slugs()).toContain(slug)
  expect(site.contentVersion()).toBeGreaterThan(version)
  expect(await (await fetch(`/api/blog/${slug}`)).json()).toMatchObject({
    html: expect.stringContaining('<strong>words</strong>'),
    date: '2026-11-21',
  })
  const text = { ...fields, content: 'Other words.', status: 'published' }
  expect(await posts.update({ id, version: 1, ...text })).toMatchObject({
    message: 'Post updated successfully',
  })
  expect(await (await fetch(`/api/blog/${slug}`)).json()).toMatchObject({
    html: '<p>Other words.</p>',
  })
  done(await posts.update({ id, version: 2, ...fields, status: 'draft' }))
  expect(await slugs()).not.toContain(slug)
})

test('a scheduled post appears at its time, in every process', async () => {
  const { posts, slugs, site, openAnother, wait } = await openPosts()
  // The fixture's time zone is Asia/Kolkata, where it is 15:00.
  const scheduled = { ...fields, status: 'published', publishAt: '2026-11-22T00:30' }
  const { id, slug } = done(await posts.create(scheduled))
  expect(await posts.show({ id })).toMatchObject({
    state: 'scheduled',
    fields: { publishAt: '2026-11-22T00:30' },
  })
  const another = await openAnother()
  const version = another.contentVersion()
  wait(9 * 60 + 29)
  expect(await slugs()).not.toContain(slug)
  await another.refreshContent()
  expect(another.contentVersion()).toBe(version)
  wait(1)
  // A job, every second.
  await site.refreshContent()
  expect(await slugs()).toContain(slug)
  expect((await posts.show({ id })).state).toBe('published')
  await another.refreshContent()
  expect(another.contentVersion()).toBeGreaterThan(version)
  const paths = (await site.addresses()).map(({ path }) => path)
  expect(paths).toContain(`/blog/${slug}`)
  const { blog } = another.servicesFor({ address: '192.0.2.1' })
  // Readers see the day in the site's time zone.
  expect(await blog.post(slug)).toMatchObject({ date: '2026-11-22' })
})

test('publishing a draft sets its date to now unless it is scheduled, and later saves keep it', async () => {
  const { posts, wait } = await openPosts()
  const { id } = done(await posts.create(fields))
  wait(60)
  done(await posts.update({ id, version: 1, ...fields, status: 'published' }))
  const at = (await posts.list()).posts.find((post) => post.id === id)?.publishAt
  expect(at).toBe('2026-11-21T10:30:00.000Z')
  wait(60)
  const shown = await posts.show({ id })
  done(await posts.update({ ...shown.fields, id, version: 2, title: 'Another title' }))
  const after = (await posts.list()).posts.find((post) => post.id === id)
  expect(after).toMatchObject({ publishAt: at, title: 'Another title' })
})

test('an editor cannot overwrite an unseen version; their text is kept as an autosave', async () => {
  const { posts, colleague } = await openPosts()
  const { id } = done(await posts.create(fields))
  const colleaguePosts = await colleague()
  done(await colleaguePosts.update({ id, version: 1, ...fields, title: 'Theirs' }))
  const mine = { ...fields, title: 'Mine', tags: 'one, two' }
  expect(await posts.update({ id, version: 1, ...mine })).toMatchObject({
    ok: false,
    status: 409,
    message: expect.stringMatching(/Noor saved this post at 3:00\sPM/),
  })
  expect(await posts.show({ id })).toMatchObject({ version: 2, fields: { title: 'Theirs' } })
  expect(await posts.autosave({ id })).toMatchObject({
    baseVersion: 1,
    fields: { title: 'Mine', tags: 'one, two' },
  })
  // Overwriting deliberately, with the newer version.
  done(await posts.update({ id, version: 2, ...mine }))
  expect(await posts.show({ id })).toMatchObject({ version: 3, fields: { title: 'Mine' } })
  expect(await posts.autosave({ id })).toBeNull()
  const { revisions } = await posts.history({ id })
  expect(revisions.map(({ title, by }) => [title, by])).toEqual([
    ['Mine', 'Meher'],
    ['Theirs', 'Noor'],
    ['A  Test of Posts, for Éva!', 'Meher'],
  ])
})

test('of two concurrent saves of one version, one succeeds and one gets a conflict', async () => {
  const { posts, colleague } = await openPosts()
  const { id } = done(await posts.create(fields))
  const colleaguePosts = await colleague()
  const answers = await Promise.all([
    posts.update({ id, version: 1, ...fields, title: 'Mine' }),
    colleaguePosts.update({ id, version: 1, ...fields, title: 'Theirs' }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await posts.history({ id })).revisions).toHaveLength(2)
})

test('an autosave belongs to one person, changes nothing else and can be discarded', async () => {
  const { posts, colleague, rows } = await openPosts()
  const { id } = done(await posts.create(fields))
  const before = await rows('posts')
  const { fields: shown } = await posts.show({ id })
  done(await posts.saveAutosave({ ...shown, id, version: 1, title: 'Half a ti' }))
  expect(await posts.autosave({ id })).toMatchObject({
    savedAt: '2026-11-21T09:30:00.000Z',
    fields: { title: 'Half a ti' },
  })
  expect(await (await colleague()).autosave({ id })).toBeNull()
  expect(await rows('posts')).toEqual(before)
  done(await posts.discardAutosave({ id }))
  expect(await posts.autosave({ id })).toBeNull()
  // Fields that are already saved are not stored as an autosave.
  done(await posts.saveAutosave({ ...shown, id, version: 1 }))
  expect(await posts.autosave({ id })).toBeNull()
})

test('each window of a new post has an autosave of its own, and the newest is offered', async () => {
  const { posts, wait } = await openPosts()
  const [one, other] = [`new:${v7()}`, `new:${v7()}`]
  const typed = postFieldsSchema.parse({})
  done(await posts.saveAutosave({ ...typed, id: one, title: 'In one window' }))
  wait(1)
  done(await posts.saveAutosave({ ...typed, id: other, title: 'In the other' }))
  expect(await posts.autosave()).toMatchObject({ id: other, fields: { title: 'In the other' } })
  done(await posts.create({ ...fields, draft: other }))
  expect(await posts.autosave()).toMatchObject({ id: one, fields: { title: 'In one window' } })
  done(await posts.discardAutosave({ id: one }))
  expect(await posts.autosave()).toBeNull()
})

test('every save is a revision, and restoring one creates another', async () => {
  const { posts, rows } = await openPosts()
  const [sample] = (await posts.list({ q: 'First post' })).posts
  const id = sample?.id ?? ''
  const shown = await posts.show({ id })
  const draft = { ...shown.fields, status: 'draft', publishAt: '' }
  done(await posts.update({ ...draft, id, version: 1, content: 'New text', slug: 'moved' }))
  const { revisions } = await posts.history({ id })
  expect(revisions.map(({ version, by }) => [version, by])).toEqual([
    [2, 'Meher'],
    [1, 'Installation'],
  ])
  const first = await posts.history({ id, revision: revisions[1]?.id })
  expect(first.shown?.fields.content).toBe(shown.fields.content)
  const restore = { id, revision: revisions[1]?.id }
  expect(await posts.restore({ ...restore, version: 1 })).toMatchObject({ ok: false, status: 409 })
  done(await posts.restore({ ...restore, version: 2 }))
  expect((await posts.show({ id })).fields).toEqual({ ...draft, slug: 'moved' })
  expect((await posts.history({ id })).revisions[0]).toMatchObject({
    version: 3,
    note: 'Restored revision 1',
  })
  expect((await rows('audit_log')).slice(-2).map(({ action }) => action)).toEqual([
    'blog.updated',
    'blog.restored',
  ])
})

test('restoring a revision of a published post changes nothing for readers until it is saved', async () => {
  const { posts, site } = await openPosts()
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const { id, slug } = done(await posts.create({ ...fields, status: 'published' }))
  const { fields: live } = await posts.show({ id })
  done(await posts.update({ ...live, id, version: 1, title: 'A better title' }))
  const [, first] = (await posts.history({ id })).revisions
  const restore = { id, revision: first?.id, version: 2 }
  expect(await posts.restore(restore)).toMatchObject({
    ok: true,
    message: expect.stringContaining('Readers see the current one until you save it there.'),
  })
  expect(await posts.show({ id })).toMatchObject({
    version: 2,
    fields: { title: 'A better title' },
  })
  expect((await blog.post(slug))?.title).toBe('A better title')
  const autosave = await posts.autosave({ id })
  expect(autosave).toMatchObject({ baseVersion: 2, fields: live })
  // Unsaved changes are not replaced.
  expect(await posts.restore(restore)).toMatchObject({ ok: false, status: 409 })
  done(await posts.update({ ...live, id, version: 2 }))
  expect((await blog.post(slug))?.title).toBe(live.title)
})

test('old slugs redirect straight to the post, and reveal nothing about drafts', async () => {
  const { posts, site } = await openPosts()
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const { id } = done(await posts.create({ ...fields, title: 'One', status: 'published' }))
  const published = { ...fields, id, status: 'published' }
  done(await posts.update({ ...published, version: 1, slug: 'two' }))
  done(await posts.update({ ...published, version: 2, slug: 'three' }))
  expect(await blog.redirects()).toEqual([
    { from: '/blog/one', to: '/blog/three' },
    { from: '/blog/two', to: '/blog/three' },
  ])
  // A former address stays reserved for its post.
  expect(done(await posts.create({ ...fields, title: 'One' })).slug).toBe('one-2')
  const [other] = (await posts.list({ q: 'First post' })).posts
  const taken = { ...fields, id: other?.id, version: 1 }
  for (const slug of ['two', 'three']) {
    expect(await posts.update({ ...taken, slug })).toMatchObject({
      status: 422,
      errors: { slug: expect.stringContaining('belongs to') },
    })
  }
  done(await posts.update({ ...published, version: 3, slug: 'one' }))
  expect(await blog.redirects()).toEqual([
    { from: '/blog/three', to: '/blog/one' },
    { from: '/blog/two', to: '/blog/one' },
  ])
  done(await posts.update({ ...published, version: 4, status: 'draft' }))
  expect(await blog.redirects()).toEqual([])
})

test('a deleted post stays in the trash for thirty days', async () => {
  const { posts, slugs, wait, rows, openAnother, site, database } = await openPosts()
  const { id, slug } = done(await posts.create({ ...fields, status: 'published' }))
  const version = site.contentVersion()
  expect(await posts.trash({ id })).toMatchObject({ message: 'Post deleted successfully' })
  expect(site.contentVersion()).toBeGreaterThan(version)
  expect(await slugs()).not.toContain(slug)
  expect((await posts.list()).posts.map((post) => post.id)).not.toContain(id)
  expect(await posts.update({ id, version: 1, ...fields })).toMatchObject({ status: 404 })
  expect((await posts.listTrash()).posts).toMatchObject([
    { id, removedAt: '2026-12-21T09:30:00.000Z' },
  ])
  expect(await posts.untrash({ id })).toMatchObject({
    ok: true,
    message: 'Restored as a draft. Readers don’t see it until you publish it again.',
  })
  expect(await posts.show({ id })).toMatchObject({ state: 'draft', version: 2 })
  expect((await posts.history({ id })).revisions[0]).toMatchObject({
    version: 2,
    note: 'Restored from the trash as a draft',
  })
  expect(await slugs()).not.toContain(slug)
  done(await posts.update({ id, version: 2, ...fields, status: 'published' }))
  expect(await slugs()).toContain(slug)
  expect(await posts.remove({ id })).toMatchObject({ ok: false, status: 404 })
  done(await posts.trash({ id }))
  wait(30 * 1440 - 1)
  // A running site looks at its clock hourly; otherwise this would be a jump.
  await database.store.deleteFrom('settings').where('key', '=', 'deletion_clock').execute()
  await openAnother()
  expect((await posts.listTrash()).posts).toHaveLength(1)
  wait(1)
  await openAnother()
  expect((await posts.listTrash()).posts).toEqual([])
  expect(await rows('post_revisions')).toEqual([])
  expect((await rows('audit_log')).at(-1)).toMatchObject({
    action: 'blog.removed',
    actor_name: 'The server',
  })
})

test('permanently deleting a post deletes everything that belongs to it', async () => {
  const { posts, rows } = await openPosts()
  const { id } = done(await posts.create({ ...fields, status: 'published' }))
  done(await posts.update({ id, version: 1, ...fields, slug: 'elsewhere' }))
  done(await posts.trash({ id }))
  done(await posts.saveAutosave({ ...fields, id, version: 2, title: 'Late' }))
  done(await posts.remove({ id }))
  expect((await rows('posts')).map((row) => row.id)).not.toContain(id)
  expect(await rows('post_redirects')).toEqual([])
  // From an editor that is still open.
  const late = await posts.saveAutosave({ ...fields, id, version: 2, title: 'Later' })
  expect(late).toMatchObject({ ok: false, status: 404 })
  expect(await rows('post_autosaves')).toEqual([])
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

test('a post that can’t be rendered can’t be published, scheduled or restored', async () => {
  const { posts, rows } = await openPosts()
  const hostile = { ...fields, content: '> '.repeat(150) }
  const errors = { content: expect.stringContaining('nested more than 100 levels deep') }
  const refused = { ok: false, status: 422, errors }
  const published = { ...hostile, status: 'published' }
  const before = await rows('posts')
  expect(await posts.create(published)).toMatchObject(refused)
  expect(await posts.create({ ...published, publishAt: '2027-01-01T10:00' })).toMatchObject(refused)
  expect(await rows('posts')).toEqual(before)
  const { id } = done(await posts.create(hostile))
  expect(await posts.update({ id, version: 1, ...published })).toMatchObject(refused)
  done(await posts.update({ id, version: 1, ...fields, status: 'published' }))
  const { revisions } = await posts.history({ id })
  const restore = { id, version: 2, revision: revisions[1]?.id }
  expect(await posts.restore(restore)).toMatchObject(refused)
  expect(await posts.show({ id })).toMatchObject({
    version: 2,
    fields: { content: fields.content },
  })
})

test('a stored post that cannot be rendered is shown as plain text and reported once', async () => {
  const { posts, fetch, database, reported, site } = await openPosts({
    markdownThreads: shortLimits(),
  })
  const { id, slug } = done(await posts.create(fields))
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
  const { posts, fetch, site, database, reported } = await openPosts({
    markdownThreads: createMarkdownThreads(limits, limits),
  })
  const { id, slug } = done(await posts.create(fields))
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
  const { posts, site, cookie, wait } = await openPosts()
  const { id, slug } = done(await posts.create(fields))
  const address = await posts.address({ id })
  expect(address).toMatch(new RegExp(`^/blog/${slug}\\?preview=`))
  expect(await openPreview(site, address)).toBeNull()
  const shown = await openPreview(site, address, cookie)
  expect(await shown?.blog.post(slug)).toMatchObject({
    title: fields.title,
    html: expect.stringContaining('<strong>words</strong>'),
    image: fields.imageUrl,
  })
  expect(await shown?.blog.post('first-post')).toMatchObject({ title: 'First post' })
  wait(31)
  expect(await openPreview(site, address, cookie)).toBeNull()
  done(await posts.update({ id, version: 1, ...fields, status: 'published' }))
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
  const { posts, slugs, rows, wait, database } = await openPosts()
  const create = async (title: string, more: object = {}) =>
    done(await posts.create({ ...fields, title, ...more })).id
  const draft = await create('Draft')
  const planned = await create('Planned', { publishAt: '2026-12-01T09:00' })
  const faulty = await create('Faulty')
  await database.store.updateTable('posts').set({ summary: '' }).where('id', '=', faulty).execute()
  const off = await create('Off', { status: 'published', offAt: '2026-11-21T15:30' })
  wait(60)
  const open = await create('Open elsewhere')
  await posts.saveAutosave({ ...fields, tags: '', id: open, version: '1', title: 'Unsaved' })
  const before = await slugs()
  const id = [draft, planned, faulty, off, open, missing]
  expect(await posts.publish({ id })).toEqual({
    ok: true,
    message: '2 posts published, 4 were not.',
    value: {
      refused: [
        '“Planned”: It has a publish time that is still to come. Open it to schedule it.',
        '“Faulty”: Enter an excerpt',
        '“Open elsewhere”: You have unsaved changes of this post. Open it and save or discard them first.',
        'This post no longer exists. Look in the trash, or go back to the list.',
      ],
    },
  })
  expect((await slugs()).toSorted()).toEqual([...before, 'draft', 'off'].toSorted())
  expect(await posts.autosave({ id: open })).toMatchObject({ fields: { title: 'Unsaved' } })
  expect(await posts.publish({ id: [draft, off] })).toMatchObject({ ok: false, status: 409 })
  expect(await posts.unpublish({ id: [draft, off, planned] })).toMatchObject({
    message: '2 posts unpublished, 1 was not.',
    value: { refused: ['“Planned”: It is a draft already.'] },
  })
  expect(await slugs()).toEqual(before)
  expect((await posts.history({ id: draft })).revisions.map(({ note }) => note)).toEqual([
    'Unpublished',
    'Published',
    'Created',
  ])
  expect((await rows('audit_log')).filter(({ subject }) => subject === `post:${off}`)).toHaveLength(
    3,
  )
})

test('a post without a cover gets the default cover of its category', async () => {
  const { posts, fetch } = await openPosts()
  const post = { ...fields, imageUrl: '', category: 'AI Strategy', status: 'published' }
  const { slug } = done(await posts.create(post))
  expect(await (await fetch(`/api/blog/${slug}`)).json()).toMatchObject({
    image: '/pictures/covers/ai-strategy.svg',
  })
})

test('a viewer can read but not change posts', async () => {
  const { posts, viewer, rows } = await openPosts()
  const { id } = done(await posts.create(fields))
  const viewerPosts = await viewer()
  expect((await viewerPosts.list()).total).toBeGreaterThan(0)
  expect((await viewerPosts.show({ id })).id).toBe(id)
  expect((await viewerPosts.history({ id })).revisions).toHaveLength(1)
  expect((await viewerPosts.listTrash()).posts).toEqual([])
  const before = await rows('posts')
  const refused = { status: 403 }
  await expect(viewerPosts.create(fields)).rejects.toMatchObject(refused)
  await expect(viewerPosts.update({ id, version: 1, ...fields })).rejects.toMatchObject(refused)
  await expect(viewerPosts.saveAutosave({ id })).rejects.toMatchObject(refused)
  await expect(viewerPosts.discardAutosave({ id })).rejects.toMatchObject(refused)
  await expect(viewerPosts.autosave({ id })).rejects.toMatchObject(refused)
  for (const change of [viewerPosts.trash, viewerPosts.publish, viewerPosts.unpublish]) {
    await expect(change({ id: [id, missing] })).rejects.toMatchObject(refused)
  }
  await expect(viewerPosts.untrash({ id })).rejects.toMatchObject(refused)
  await expect(viewerPosts.remove({ id })).rejects.toMatchObject(refused)
  await expect(viewerPosts.restore({ id, revision: id, version: 1 })).rejects.toMatchObject(refused)
  expect(await rows('posts')).toEqual(before)
})

/** Markdown that takes the parser minutes. */
const slowText = '**a*b'.repeat(40_000).slice(0, 199_000)

/** Threads with a time limit short enough for a test. */
function shortLimits(processor = 100) {
  const limits = { processor, total: 3_600_000, memory: 128 }
  return createMarkdownThreads(limits, limits)
}

test('a post is previewed with what is not saved yet, a new one too, by its writer alone', async () => {
  const { admin, posts, cookie, ...test } = await openPosts()
  const title = async (id: string, by = { admin, cookie }) => {
    const services = await openPreview(test.site, await by.admin.blog.preview({ id }), by.cookie)
    return (await services?.blog.post('a-new-title'))?.title
  }
  const draft = `new:${v7()}`
  await expect(posts.preview({ id: draft })).rejects.toMatchObject({ status: 404 })
  const unsaved = { ...fields, title: 'A new title', publishAt: 'never' }
  done(await posts.saveAutosave({ ...unsaved, id: draft }))
  expect(await title(draft)).toBe('A new title')
  const { id } = done(await posts.create({ ...fields, title: 'A new title' }))
  expect(await posts.preview({ id })).toBe(await posts.address({ id }))
  done(await posts.saveAutosave({ ...unsaved, id, version: 1, title: 'A better title' }))
  expect(await title(id)).toBe('A better title')
  expect(await title(id, await signIn(test, 'editor', 'Noor'))).toBe('A new title')
})
