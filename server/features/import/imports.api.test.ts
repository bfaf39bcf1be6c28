import { expect, test } from 'vitest'
import { createKnownPaths } from '#server/platform/rendering/known-paths.ts'
import { readPageAddress, readPostId } from '#server/platform/rendering/page-address.ts'
import { openImports, png } from '#tests/fixtures/imports.ts'
import { packZip } from '#tests/fixtures/pack-zip.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'

test('an upload changes nothing, and says what is in it and what will not come along', async () => {
  const { imports, uploadSample, rows, fetched } = await openImports()
  const before = await rows('posts')
  const id = await uploadSample('wordpress.xml')
  expect(await imports.show({ id })).toMatchObject({
    state: 'ready',
    by: 'Dana',
    here: 0,
    facts: {
      format: 'wordpress',
      ...{ posts: 4, pages: 1, published: 2, scheduled: 1, drafts: 1, pictures: 3 },
      ...{ oldAddresses: 8, tags: 1, from: '2024-05-06', to: '2024-06-01' },
      authors: ['Rosa Iglésias'],
      categories: [{ name: 'Workshop', posts: 1 }],
      losses: { comments: 1, scripts: 1, shortcodes: 1, trashed: 1, menus: 1 },
    },
  })
  expect(await rows('posts')).toEqual(before)
  expect(fetched).toEqual([])
})

test('posts come with pictures, categories, dates, links and their old addresses', async () => {
  const { imports, admin, uploadSample, importAll, visit, rows, fetch, site } = await openImports()
  const shown = await importAll(await uploadSample('wordpress.xml'))
  expect(shown).toMatchObject({
    state: 'done',
    counts: { post: { done: 5, failed: 0, waiting: 0 }, picture: { done: 2, failed: 1 } },
    noted: [
      {
        kind: 'picture',
        title: 'https://old.example/wp-content/uploads/2024/06/gone.jpg',
        note: /404/,
      },
    ].map((entry) =>
      expect.objectContaining({ ...entry, note: expect.stringMatching(entry.note) }),
    ),
  })
  const post = await visit('a-form-with-five-fields')
  expect(post).toMatchObject({
    title: 'A form with five fields & no more',
    date: '2024-05-06',
    author: 'Rosa Iglésias',
    category: 'Workshop',
    tags: ['Forms'],
    imageAlt: 'A desk with one sheet of paper',
    image: expect.stringMatching(/^\/media\//),
    seoDescription: 'Why a short form gets more answers.',
  })
  expect(post?.html).toContain('href="/blog/what-we-measured#figures"')
  expect(post?.html).toMatch(/<img src="\/media\/[^"]+" alt="A short form"/)
  expect(post?.html).toContain('youtube-nocookie.com')
  expect((await visit('what-we-measured'))?.html).toContain(
    'https://old.example/wp-content/uploads/2024/06/gone.jpg',
  )
  const { posts } = await admin.blog.list({})
  expect(posts.filter(({ title }) => /year|finished|work$/.test(title))).toMatchObject([
    { title: 'In a year', state: 'scheduled', publishAt: '2027-05-01T07:00:00.000Z' },
    { title: 'Not finished', state: 'draft' },
    { title: 'How we work', state: 'draft' },
  ])
  expect((await rows('post_addresses')).map(({ path }) => path).toSorted()).toEqual([
    ...['/2024/05/a-form-with-five-fields', '/2024/06/what-we-measured'],
    ...[101, 102, 103, 104, 105].map((post) => `/?p=${post}`),
    '/how-we-work',
  ])
  const { blog } = site.servicesFor({ address: '192.0.2.1' })
  const redirects = (await blog.redirects()).map(({ from, to }) => `${from} ${to}`)
  expect(redirects.toSorted()).toEqual([
    '/2024/05/a-form-with-five-fields /blog/a-form-with-five-fields',
    '/2024/06/what-we-measured /blog/what-we-measured',
    '/?p=101 /blog/a-form-with-five-fields',
    '/?p=102 /blog/what-we-measured',
  ])
  expect((await fetch('/api/blog?category=Workshop')).status).toBe(200)
  expect((await imports.list())[0]).toMatchObject({ state: 'done', canUndo: true })
})

test('an old address never leads away from a page or another post of this site', async () => {
  const { admin, upload, importAll, site } = await openImports()
  const writer = writerOf(admin)
  const slug = await writer.slugOf(await writer.published({ title: 'Prices' }))
  const paths = [`/blog/${slug}`, '/contact', '/old-prices']
  const items = paths.map(
    (path, index) =>
      `<item><title>Prices</title><link>https://old.example${path}/</link><wp:post_id>${index}</wp:post_id><wp:status>publish</wp:status><wp:post_date_gmt>2024-01-01 08:00:00</wp:post_date_gmt><content:encoded>Text</content:encoded></item>`,
  )
  const file = `<rss><channel><link>https://old.example</link>${items.join('')}</channel></rss>`
  await importAll(await upload(file, 'prices.xml'))
  const knownPaths = createKnownPaths(site.servicesFor({ address: '192.0.2.1' }))
  const known = await knownPaths(site.contentVersion())
  expect(paths.map((path) => readPageAddress(path, known).kind)).toEqual(['page', 'page', 'moved'])
})

test('posts of a site whose addresses are ids link to each other, and are found by them', async () => {
  const { upload, importAll, visit, site } = await openImports()
  const item = (id: number, content: string) =>
    `<item><title>Post ${id}</title><link>https://old.example/blog/?p=${id}</link><wp:post_id>${id}</wp:post_id><wp:status>publish</wp:status><wp:post_date_gmt>2024-01-01 08:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded></item>`
  const items = `${item(7, '<a href="https://old.example/blog/?p=8#end">next</a>')}${item(8, '<a href="/blog/?p=9">none</a>')}`
  const file = `<rss><channel><link>https://old.example/blog</link>${items}</channel></rss>`
  await importAll(await upload(file, 'ids.xml'))
  expect((await visit('post-7'))?.html).toContain('href="/blog/post-8#end"')
  expect((await visit('post-8'))?.html).toContain('href="https://old.example/blog/?p=9"')
  const knownPaths = createKnownPaths(site.servicesFor({ address: '192.0.2.1' }))
  const known = await knownPaths(site.contentVersion())
  const read = (path: string) => readPostId(new URL(path, 'https://here.test'), known)
  expect(['/blog/?p=7', '/blog?page_id=8', '/blog', '/?p=7'].map(read)).toEqual([
    ...['/blog/post-7', '/blog/post-8', null, null],
  ])
})

test('the same posts twice are there once, also from a newer export', async () => {
  const { uploadSample, importAll, imports, rows, fetched } = await openImports()
  await importAll(await uploadSample('wordpress.xml'))
  const before = await rows('posts')
  const [pictures, requests] = [await rows('media'), fetched.length]
  const again = await uploadSample('wordpress.xml')
  expect(await imports.show({ id: again })).toMatchObject({ here: 5 })
  expect(await importAll(again)).toMatchObject({
    counts: { post: { done: 0, skipped: 5 } },
    noted: expect.arrayContaining([
      expect.objectContaining({ note: 'It is here already as “What we measured”.' }),
    ]),
  })
  expect(await rows('posts')).toEqual(before)
  expect(await rows('media')).toEqual(pictures)
  expect(fetched).toHaveLength(requests)
})

test('an import is undone as a whole within a day; what was changed since is in the trash', async () => {
  const { admin, imports, uploadSample, importAll, run, rows, visit, wait } = await openImports()
  const before = { posts: await rows('posts'), media: await rows('media') }
  const categories = (await admin.blog.categories()).categories
  const id = await uploadSample('wordpress.xml')
  await importAll(id)
  const writer = writerOf(admin)
  const [changed] = (await admin.blog.list({ q: 'measured' })).posts
  await writer.save(changed?.id ?? '', { title: 'What we measured then' })
  wait(23)
  done(await imports.undo({ id }))
  await run()
  expect(await visit('a-form-with-five-fields')).toBeNull()
  const left = (await rows('posts')).filter(({ id: one }) => one === changed?.id)
  expect(left).toMatchObject([{ deleted_at: expect.any(String), status: 'off' }])
  expect((await rows('posts')).filter(({ id: one }) => one !== changed?.id)).toEqual(before.posts)
  expect(await rows('media')).toEqual(before.media)
  expect((await admin.blog.categories()).categories).toEqual(categories)
  expect(await imports.show({ id })).toMatchObject({
    state: 'undone',
    counts: { post: { undone: 5, done: 0 } },
  })
  // After that the same posts may come again.
  const again = await uploadSample('wordpress.xml')
  expect(await importAll(again)).toMatchObject({ counts: { post: { done: 5 } } })
  wait(25)
  expect(await imports.undo({ id: again })).toMatchObject({ ok: false, status: 409 })
})

test('an import that was interrupted goes on where it was, without doubles', async () => {
  const items = Array.from(
    { length: 130 },
    (_, index) =>
      `<item><title>Post ${index}</title><wp:post_id>${index}</wp:post_id><wp:post_date_gmt>2024-01-01 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status><content:encoded>Text</content:encoded></item>`,
  )
  const file = `<rss><channel><link>https://old.example</link>${items.join('')}</channel></rss>`
  let left = Number.POSITIVE_INFINITY
  const { upload, imports, run, rows, reported, site, openAnother } = await openImports({
    newId: () => {
      left -= 1
      if (left < 0) throw new Error('The process was killed.')
      return crypto.randomUUID()
    },
  })
  const id = await upload(file, 'many.xml')
  const before = (await rows('posts')).length
  const another = await openAnother()
  done(await imports.start({ id }))
  // Within the second batch.
  left = 150
  await site.runImports()
  expect(reported).toHaveLength(1)
  reported.length = 0
  const after = (await rows('posts')).length - before
  expect(after).toBe(50)
  left = Number.POSITIVE_INFINITY
  await Promise.all([run(), another.runImports()])
  await run()
  expect(await imports.show({ id })).toMatchObject({
    state: 'done',
    counts: { post: { done: 130, waiting: 0 } },
  })
  const titles = (await rows('posts')).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toHaveLength(before + 130)
})

test('pictures of Ghost come from the address that the owner names; what is no picture is listed', async () => {
  const { uploadSample, importAll, visit } = await openImports()
  const shown = await importAll(await uploadSample('ghost.json'), { address: 'ghost.example' })
  expect(shown).toMatchObject({
    counts: { post: { done: 3 }, picture: { done: 1, failed: 1 } },
    noted: expect.arrayContaining([
      expect.objectContaining({ note: 'What is at this address is no picture.' }),
    ]),
  })
  expect((await visit('the-price-on-the-page'))?.html).toMatch(/<img src="\/media\//)
  // Only members could read it.
  expect(await visit('the-first-call')).toBeNull()
})

test('Markdown files bring their pictures with them', async () => {
  const { upload, importAll, visit, fetched } = await openImports()
  const zip = await packZip({
    'posts/2024-03-02-door.md': '---\ntitle: A door\n---\n![A door](door.png)',
    'posts/door.png': png,
  })
  const shown = await importAll(await upload(zip, 'posts.zip'), { category: 'Design' })
  expect(shown).toMatchObject({ counts: { post: { done: 1 }, picture: { done: 1 } } })
  expect(await visit('door')).toMatchObject({
    category: 'Design',
    html: expect.stringMatching(/<img src="\/media\//),
  })
  expect(fetched).toEqual([])
})

test('of a picture that is nowhere its description stays; any name of a category will do', async () => {
  const { upload, importAll, visit } = await openImports()
  const text = '---\ntitle: A door\ncategory: constructor\n---\nSee ![the door](missing.png) there.'
  const shown = await importAll(await upload(text, 'door.md'))
  expect(shown).toMatchObject({ counts: { post: { done: 1 }, picture: { failed: 1 } } })
  const post = await visit('door')
  expect(post).toMatchObject({ category: 'constructor' })
  expect(post?.html).toContain('<p>See the door there.</p>')
})

test('uploads that were never imported are deleted after a month, with their files', async () => {
  const { uploadSample, wait, site, rows, storedFiles } = await openImports()
  await uploadSample('ghost.json')
  wait(31 * 24)
  await site.cleanImports()
  expect(await rows('imports')).toEqual([])
  expect(await rows('import_entries')).toEqual([])
  expect(await storedFiles()).toEqual([])
})

test('everything can come as drafts, and without pictures', async () => {
  const { imports, uploadSample, run, visit, admin, fetched } = await openImports()
  const id = await uploadSample('wordpress.xml')
  done(await imports.start({ id, drafts: 'on' }))
  await run()
  expect(await visit('a-form-with-five-fields')).toBeNull()
  const { posts } = await admin.blog.list({ q: 'five fields' })
  expect(posts).toMatchObject([{ state: 'draft' }])
  expect(fetched).toEqual([])
})

test('what cannot be read says why, and can be removed with its file', async () => {
  const { imports, upload, storedFiles } = await openImports()
  const id = await upload('<rss><channel>', 'cut.xml')
  expect(await imports.show({ id })).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^The file is damaged at line 1/),
  })
  expect(await imports.start({ id })).toMatchObject({ ok: false, status: 409 })
  done(await imports.remove({ id }))
  expect(await imports.list()).toEqual([])
  expect(await storedFiles()).toEqual([])
})

test.for<[string, File, RegExp]>([
  ['no file', new File([], 'a.xml'), /Choose a file first/],
  ['another kind', new File(['x'], 'a.exe'), /Choose an \.xml file/],
])('%s: refused with a sentence', async ([, file, sentence]) => {
  const { imports } = await openImports()
  expect(await imports.upload({ file })).toMatchObject({
    ok: false,
    status: 422,
    errors: { file: expect.stringMatching(sentence) },
  })
})

test('files and texts are deleted a day after the import, and doubles are still known', async () => {
  const { uploadSample, importAll, wait, site, rows, storedFiles, imports } = await openImports()
  await importAll(await uploadSample('wordpress.xml'))
  expect(await storedFiles()).toHaveLength(1)
  wait(25)
  await site.sweepFiles()
  expect(await storedFiles()).toHaveLength(1)
  await site.cleanImports()
  expect(await storedFiles()).toEqual([])
  expect((await rows('import_entries')).every(({ body }) => body === null)).toBe(true)
  expect(await imports.show({ id: await uploadSample('wordpress.xml') })).toMatchObject({ here: 5 })
})
