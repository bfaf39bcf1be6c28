import { existsSync } from 'node:fs'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { documentPath } from '#model/admin-paths.ts'
import { postKey } from '#model/content/standalone.ts'
import { insertPosts } from '#server/features/blog/posts/new-post-rows.ts'
import { seededPost } from '#server/features/content/seed.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite, type TestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { animatedGif, drawing } from '#tests/fixtures/pictures.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'
import { rememberedImages } from '#tests/fixtures/remembered-images.ts'
import { createImageProcessor } from './image-processor.ts'

const jpeg = await drawing({ width: 700, height: 500 }).jpeg().toBuffer()
const other = await drawing({ width: 300, height: 400 }).jpeg().toBuffer()

function fileOf(bytes: Buffer | string, name = 'Team Lunch.JPG') {
  return new File([bytes as BlobPart], name)
}

/** Without sample pictures. */
const bare = { ...fixtureContent, screens: {} as never }

async function setup(deps: Parameters<typeof openTestSite>[0] = {}) {
  const test = await openTestSite({ imageProcessor: rememberedImages, content: bare, ...deps })
  const { admin } = await signIn(test, 'editor')
  const { media } = admin
  /** Adds a picture and makes all its sizes. */
  const add = async (bytes: Buffer = jpeg, given: object = {}) => {
    const answer = await media.upload({
      file: fileOf(bytes),
      alt: 'Five people at a table',
      ...given,
    })
    if (!answer.ok) throw new Error(answer.message)
    await test.site.finishPictures()
    return answer.value
  }
  const serve = test.site.serveMedia({})
  const get = async (path: string, method = 'GET') => {
    const answer = await serve(new Request(`http://localhost${path}`, { method }), path)
    if (!answer) throw new Error(`${path} is not served by the library.`)
    return answer
  }
  return { test, admin, media, add, get, folder: join(test.dataDir, 'media') }
}

/** Adds a post with this cover and text. */
/** A published post with this cover. */
async function addPost({ database }: TestSite, cover: string, markdown = 'Text') {
  const source = {
    ...{ title: 'A day at work', excerpt: 'S', author: 'A', category: 'Design', tags: [] },
    ...{
      slug: `post-${crypto.randomUUID()}`,
      publishedAt: '2026-11-01',
      cover,
      coverAlt: 'Alt of the post',
      markdown,
    },
  }
  const post = seededPost(source, '2026-11-01T00:00:00.000Z', () => crypto.randomUUID())
  await database.store.transaction().execute((transaction) => insertPosts(transaction, [post]))
  return post.row.id
}

async function auditOf(test: TestSite) {
  return (await test.rows('audit_log')).filter(({ action }) => action.startsWith('media.'))
}

const filesOf = (folder: string) => readdir(folder, { recursive: true })

describe('upload', () => {
  it('adds a picture in all its sizes, for use in any block', async () => {
    const { test, media, add, get } = await setup()
    const { id, name, picture, used } = await add()
    expect({ name, used }).toEqual({ name: 'Team Lunch', used: false })
    expect(picture).toEqual({
      src: expect.stringMatching(
        new RegExp(`^/media/${id}/[0-9a-f]{12}-700x500/team-lunch\\.webp$`),
      ),
      width: 700,
      height: 500,
      alt: 'Five people at a table',
      widths: [480],
    })
    for (const [ending, type] of [
      ['.webp', 'image/webp'],
      ['.avif', 'image/avif'],
      ['-480.webp', 'image/webp'],
      ['-480.avif', 'image/avif'],
      ['.jpg', 'image/jpeg'],
    ] as const) {
      const answer = await get(picture.src.replace('.webp', ending))
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
      expect((await sharp(bytes).metadata()).width).toBe(
        ending === '.jpg' ? 1200 : ending.startsWith('-') ? 480 : 700,
      )
    }
    expect(await media.list()).toMatchObject({ items: [{ id }], hasMore: false })
    expect(await auditOf(test)).toMatchObject([
      { action: 'media.added', subject: `media:${id}`, summary: 'Added the picture “Team Lunch”' },
    ])
    expect(await test.storedFiles()).toEqual([])
  })

  it('remembers that an alt text is missing, unless the picture is decorative', async () => {
    const { media } = await setup()
    const later = await media.upload({ file: fileOf(jpeg), alt: '  ' })
    expect(later).toMatchObject({ ok: true, value: { needsAlt: true, picture: { alt: '' } } })
    const given = { file: fileOf(other), alt: 'Ignored', decorative: 'on' }
    expect(await media.upload(given)).toMatchObject({
      ok: true,
      value: { needsAlt: false, picture: { alt: '' } },
    })
  })

  it.each<[string, () => unknown, string]>([
    ['no file', () => undefined, 'Choose a picture.'],
    ['an empty file input', () => new File([], ''), 'Choose a picture.'],
    ['text instead of a file', () => 'photo.jpg', 'Choose a picture.'],
    ['two files', () => [fileOf(jpeg), fileOf(other)], 'Choose one picture at a time.'],
    ['an empty file', () => fileOf(''), 'This file is empty.'],
    ['25 MB and a byte', () => fileOf(Buffer.alloc(25 * 1024 * 1024 + 1)), 'larger than 25 MB'],
    ['an empty SVG', () => fileOf('<svg/>', 'logo.svg'), 'no shapes that can be shown'],
    ['a PDF', () => fileOf(jpeg, 'photo.pdf'), 'This file type is not accepted.'],
    ['a name with a path', () => fileOf(jpeg, '../../etc/photo.jpg'), 'The name of this file'],
    [
      'a name with a right-to-left override',
      () => fileOf(jpeg, 'gpj\u202e.jpg'),
      'The name of this file',
    ],
    [
      'a page named .png',
      () => fileOf('<script>alert(1)</script>', 'a.png'),
      'not what its name says (.png)',
    ],
    ['a JPEG named .png', () => fileOf(jpeg, 'a.png'), 'not what its name says (.png)'],
    ['half a JPEG', () => fileOf(jpeg.subarray(0, jpeg.length / 2)), 'damaged or incomplete'],
  ])('refuses %s with a message, and stores nothing', async (_, file, message) => {
    const { test, media, folder } = await setup()
    const answer = await media.upload({ file: file(), alt: 'Alt' })
    expect(answer).toMatchObject({
      ok: false,
      status: 422,
      errors: { file: expect.stringContaining(message) },
    })
    expect(await test.rows('media')).toEqual([])
    expect(await auditOf(test)).toEqual([])
    expect(await filesOf(folder)).toEqual(['drafts'])
    expect(await test.storedFiles()).toEqual([])
    expect(test.reported).toEqual([])
  })

  it('rejects animations', async () => {
    const { media } = await setup()
    const answer = await media.upload({ file: fileOf(await animatedGif(), 'a.gif'), alt: 'Alt' })
    expect(answer).toMatchObject({
      ok: false,
      errors: { file: expect.stringContaining('Animated') },
    })
  })

  it('gives up on a picture that takes too long', async () => {
    const imageProcessor = createImageProcessor(1, undefined)
    const { media, folder } = await setup({ imageProcessor })
    const answer = await media.upload({ file: fileOf(jpeg), alt: 'Alt' })
    expect(answer).toMatchObject({
      ok: false,
      errors: { file: expect.stringContaining('too long') },
    })
    expect(await filesOf(folder)).toEqual(['drafts'])
  })

  it('stores identical files once, even when uploaded concurrently', async () => {
    const { test, media, add, folder } = await setup()
    const [first, second] = await Promise.all([add(), add()])
    expect(second.id).toBe(first.id)
    const again = await media.upload({ file: fileOf(jpeg, 'x.jpg'), alt: 'Else' })
    expect(again).toMatchObject({
      ok: true,
      message: expect.stringContaining('already'),
      value: { ...first, sizes: 'complete' },
    })
    expect(await test.rows('media')).toHaveLength(1)
    expect((await filesOf(folder)).filter((name) => name.endsWith('.jpg'))).toHaveLength(1)
  })

  it('lets authors upload and describe, but not change what pages show', async () => {
    const { test } = await setup()
    const { media } = (await signIn(test, 'author')).admin
    const answer = await media.upload({ file: fileOf(jpeg, 'desk.jpg'), alt: '' })
    const { id } = (answer.ok && answer.value) as { id: string }
    expect(await media.nextUndescribed({})).toMatchObject({ item: { id } })
    const described = await media.describe({ id, name: 'Desk', alt: 'A desk by a window' })
    expect(described).toMatchObject({ ok: true })
    for (const action of ['focus', 'replace', 'remove'] as const) {
      await expect(media[action]({ id } as never)).rejects.toMatchObject({ status: 403 })
    }
  })

  it('requires an editor; viewers can only read', async () => {
    const { test, add } = await setup()
    const { id } = await add()
    const { admin } = await signIn(test, 'viewer')
    expect(await admin.media.list()).toMatchObject({ items: [{ id }] })
    expect(await admin.media.open({ id })).toMatchObject({ item: { id } })
    const given = { id, file: fileOf(other), alt: 'Alt', name: 'Name' }
    for (const action of ['upload', 'describe', 'replace', 'remove'] as const) {
      await expect(admin.media[action](given)).rejects.toMatchObject({ status: 403 })
    }
  })
})

describe('the library', () => {
  it('searches names and alt texts, ignoring case', async () => {
    const { media, add } = await setup()
    const { id } = await add(jpeg, { name: '100% Wool', alt: 'Ein Café' })
    await add(other, { name: 'Shop' })
    for (const q of ['WOOL', '100%', 'CAFÉ', '']) {
      const { items } = await media.list({ q })
      expect(
        items.some((item) => item.id === id),
        q,
      ).toBe(true)
    }
    expect((await media.list({ q: 'café' })).items).toHaveLength(1)
    expect((await media.list({ q: '_ool' })).items).toEqual([])
  })

  it('lists twenty-four per page, newest first', async () => {
    const { test, media } = await setup()
    const values = Array.from({ length: 30 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), name: `P${index}`, slug: 'p', alt: '', width: 9, height: 9 },
      ...{ version: 'abcdefabcdef-9x9', sha256: String(index), search_text: '' },
      ...{ created_at: `2026-11-${String(index + 1).padStart(2, '0')}`, updated_at: '' },
      ...{ needs_alt: 0, attempts: 0, format: 'photo' as const },
    }))
    await test.database.store.insertInto('media').values(values).execute()
    const first = await media.list()
    expect(first.items.map(({ name }) => name).slice(0, 2)).toEqual(['P29', 'P28'])
    expect([first.items.length, first.hasMore]).toEqual([24, true])
    expect(await media.list({ page: '2' })).toMatchObject({ hasMore: false, page: 2 })
    expect((await media.list({ page: '2' })).items).toHaveLength(6)
  })

  it('lists where a picture is used', async () => {
    const { test, media, add } = await setup()
    const { id, picture } = await add()
    const unused = await add(other)
    await addPost(test, picture.src)
    await addPost(
      test,
      '/pictures/posts/a.webp',
      `Look:\n\n![A](${picture.src.replace('.webp', '-480.webp')})`,
    )
    expect((await media.open({ id })).uses).toMatchObject([
      { what: 'The post “A day at work”' },
      {},
    ])
    const { items } = await media.list()
    expect(items.map((item) => [item.id, item.used]).sort()).toEqual(
      [
        [id, true],
        [unused.id, false],
      ].sort(),
    )
    expect(await media.open({ id: unused.id })).toMatchObject({ uses: [], item: { used: false } })
    await expect(media.open({ id: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 })
  })

  it('changes name and alt text, but not existing uses', async () => {
    const { test, media, add } = await setup()
    const { id, picture } = await add()
    const post = await addPost(test, picture.src)
    expect(await media.describe({ id, name: 'Lunch', alt: '' })).toMatchObject({
      errors: { alt: expect.any(String) },
    })
    expect(await media.describe({ id, name: ' ', alt: 'A' })).toMatchObject({
      errors: { name: expect.any(String) },
    })
    expect(await media.describe({ id, name: 'Lunch', alt: 'New words' })).toMatchObject({
      ok: true,
    })
    expect((await media.open({ id })).item).toMatchObject({
      name: 'Lunch',
      picture: { ...picture, alt: 'New words' },
    })
    expect((await media.list({ q: 'new words' })).items).toHaveLength(1)
    const row = (await test.rows('posts')).find((one) => one.id === post)
    expect(row?.image_alt).toBe('Alt of the post')
  })
})

describe('pictures without alt text', () => {
  it('come one after another, the oldest first, until each has one', async () => {
    const { test, media } = await setup()
    const ids: string[] = []
    for (const bytes of [jpeg, other]) {
      const answer = await media.upload({ file: fileOf(bytes) })
      if (answer.ok) ids.push(answer.value.id)
    }
    const [first = '', second = ''] = ids
    expect(await media.nextUndescribed({})).toMatchObject({ item: { id: first }, count: 2 })
    expect(await media.nextUndescribed({ after: first })).toMatchObject({ item: { id: second } })
    expect(await media.nextUndescribed({ after: second })).toMatchObject({ item: null, count: 2 })
    expect((await media.list({ show: 'undescribed' })).items).toHaveLength(2)
    await media.describe({ id: first, name: 'A', alt: 'A table' })
    await media.describe({ id: second, name: 'B', alt: '', decorative: 'on' })
    expect(await media.nextUndescribed({})).toEqual({ item: null, count: 0 })
    expect(await media.list({ show: 'undescribed' })).toMatchObject({ items: [], undescribed: 0 })
    const { admin } = await signIn(test, 'viewer')
    await expect(admin.media.nextUndescribed({})).rejects.toMatchObject({ status: 403 })
  })
})

describe('sample pictures', () => {
  const sample = { src: '/pictures/people/ann-lee.webp', width: 900, height: 1100, alt: 'Ann Lee' }
  const pages = new Map(fixtureContent.pages)
  const [[homeId, home] = ['', undefined]] = pages
  pages.set(homeId, { ...home, blocks: [{ kind: 'picture', picture: sample } as never] } as never)
  const content = { ...bare, pages }
  const id = 'sample-pictures-people-ann-lee'

  it('come after the own ones, can be found, and say where they are used', async () => {
    const { media, add } = await setup({ content })
    const own = await add()
    const item = { id, name: 'People: ann lee', isSample: true, used: true, picture: sample }
    expect((await media.list()).items).toMatchObject([{ id: own.id, isSample: false }, item])
    expect((await media.list({ q: 'ANN' })).items).toMatchObject([item])
    expect((await media.list({ show: 'samples' })).items).toMatchObject([item])
    expect((await media.list({ q: 'nothing' })).items).toEqual([])
    expect((await media.list({ page: '2' })).items).toEqual([])
    expect(await media.open({ id })).toMatchObject({
      item,
      uses: [{ what: `The page “${homeId}”`, href: documentPath(`page:${homeId}`) }],
    })
  })

  it('can be hidden and shown, but not changed', async () => {
    const { test, media } = await setup({ content })
    expect(await media.hideSamples({ hidden: 'yes' })).toMatchObject({ ok: true })
    expect(await media.list()).toMatchObject({ items: [], areSamplesHidden: true })
    expect((await media.list({ show: 'samples' })).items).toHaveLength(1)
    await media.hideSamples({ hidden: 'no' })
    expect((await media.list()).items).toHaveLength(1)
    expect((await auditOf(test)).map(({ action }) => action)).toEqual([
      ...['media.samples-hidden', 'media.samples-shown'],
    ])
    expect(await media.remove({ id })).toMatchObject({ ok: false, status: 404 })
    expect(await media.hideSamples({ hidden: 'maybe' })).toMatchObject({ ok: false, status: 422 })
  })

  it('fill the last page of the own ones', async () => {
    const { test, media } = await setup({ content })
    const values = Array.from({ length: 24 }, (_, index) => ({
      ...{ id: crypto.randomUUID(), name: `P${index}`, slug: 'p', alt: '', width: 9, height: 9 },
      ...{ version: 'abcdefabcdef-9x9', sha256: String(index), search_text: '' },
      ...{
        created_at: '2026-11-01',
        updated_at: '',
        needs_alt: 0,
        attempts: 0,
        format: 'photo' as const,
      },
    }))
    await test.database.store.insertInto('media').values(values).execute()
    expect(await media.list()).toMatchObject({ hasMore: true })
    expect((await media.list()).items.some(({ isSample }) => isSample)).toBe(false)
    expect(await media.list({ page: '2' })).toMatchObject({ items: [{ id }], hasMore: false })
  })
})

describe('replace', () => {
  it('updates every use to the new file and redirects old URLs', async () => {
    const { test, media, add, get, folder } = await setup()
    const { id, picture } = await add()
    const cover = await addPost(test, picture.src)
    const small = picture.src.replace('.webp', '-480.avif')
    const inText = await addPost(test, '/x.webp', `![A](${picture.src}) ![B](${small}) /media/else`)
    const version = await test.site.contentVersion()
    expect(await media.replace({ id, file: fileOf(other, 'new.jpg') })).toEqual({
      ok: true,
      message: 'Replaced in 2 places.',
      value: null,
    })
    await test.site.finishPictures()
    const { item, uses } = await media.open({ id })
    expect(item.picture).toMatchObject({ width: 300, height: 400, widths: [], alt: picture.alt })
    expect(item.picture.src).toMatch(/300x400\/team-lunch\.webp$/)
    expect(uses).toHaveLength(2)
    const rows = await test.rows('posts')
    expect(rows.find((row) => row.id === cover)).toMatchObject({
      image: item.picture.src,
      image_alt: 'Alt of the post',
      updated_at: '2026-11-21T09:30:00.000Z',
    })
    expect(rows.find((row) => row.id === inText)?.markdown).toBe(
      `![A](${item.picture.src}) ![B](${item.picture.src.replace('.webp', '.avif')}) /media/else`,
    )
    expect(await test.rows('settings')).toContainEqual({ key: 'content_version', value: '2' })
    expect(version).toBeTypeOf('number')
    const old = await get(small)
    expect([old.status, old.headers.get('cache-control')]).toEqual([307, 'no-cache'])
    expect(old.headers.get('location')).toBe(item.picture.src.replace('.webp', '.avif'))
    expect((await get(item.picture.src)).status).toBe(200)
    expect(await readdir(join(folder, id))).toHaveLength(1)
  })

  it('changes nothing if the new file is rejected', async () => {
    const { test, media, add, get, folder } = await setup()
    const { id, picture } = await add()
    const second = await add(other)
    const before = await test.rows('media')
    for (const file of [fileOf('no'), fileOf(jpeg), fileOf(other)]) {
      expect(await media.replace({ id, file })).toMatchObject({
        ok: false,
        errors: { file: expect.any(String) },
      })
    }
    expect(await test.rows('media')).toEqual(before)
    expect((await get(picture.src)).status).toBe(200)
    expect((await get(second.picture.src)).status).toBe(200)
    expect(await readdir(join(folder, id))).toHaveLength(1)
    const gone = { id: crypto.randomUUID(), file: fileOf(other) }
    expect(await media.replace(gone)).toMatchObject({ ok: false, status: 404 })
  })
})

describe('focus', () => {
  it('is part of every address of the picture, and has a share image of its own', async () => {
    const { test, media, add, get } = await setup()
    const { id, picture } = await add()
    const markdown = `![A](${picture.src.replace('.webp', '-480.avif')})`
    const postId = await addPost(test, picture.src, markdown)
    expect(await media.focus({ id, x: '31', y: '9.9' })).toEqual({
      ok: true,
      message: 'Focus saved and updated in 1 place.',
      value: null,
    })
    const src = picture.src.replace('-700x500/', '-700x500-30x10/')
    const post = (await test.rows('posts')).find((row) => row.id === postId)
    expect(post).toMatchObject({
      image: src,
      markdown: `![A](${src.replace('.webp', '.avif')})`,
    })
    expect((await media.open({ id })).item.picture).toEqual({ ...picture, src })
    const bytesAt = async (path: string) => {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    }
    for (const ending of ['.webp', '.avif', '-480.webp']) {
      const [one, two] = [picture.src, src].map((path) => path.replace('.webp', ending))
      expect(await bytesAt(String(two))).toBe(await bytesAt(String(one)))
    }
    const share = (path: string) => path.replace('.webp', '.jpg')
    expect(await bytesAt(share(src))).not.toBe(await bytesAt(share(picture.src)))
    expect((await get(src.replace('30x10', '31x10'))).status).toBe(404)
    expect(await media.focus({ id, reset: 'on' })).toMatchObject({
      message: 'Focus removed and updated in 1 place.',
    })
    expect((await media.open({ id })).item.picture).toEqual(picture)
    expect((await auditOf(test)).map(({ action }) => action)).toEqual([
      ...['media.added', 'media.focused', 'media.focused'],
    ])
  })

  it('of a picture without all its sizes gets its share image with them', async () => {
    const { test, media, get } = await setup()
    const answer = await media.upload({ file: fileOf(jpeg), alt: 'Alt' })
    if (!answer.ok) throw new Error(answer.message)
    const { id } = answer.value
    await media.focus({ id, x: 80, y: 20 })
    const share = (await media.open({ id })).item.picture.src.replace('.webp', '.jpg')
    expect(share).toContain('-700x500-80x20/')
    expect((await get(share)).status).toBe(307)
    await test.site.finishPictures()
    expect((await get(share)).status).toBe(200)
  })

  it('refuses points outside the picture', async () => {
    const { test, media, add } = await setup()
    const { id } = await add()
    const before = await test.rows('media')
    for (const point of [{ x: 101 }, { y: -1 }, { x: 'left' }]) {
      expect(await media.focus({ id, ...point })).toMatchObject({ ok: false, status: 422 })
    }
    expect(await test.rows('media')).toEqual(before)
  })
})

describe('replace while others edit', () => {
  const body = (src: string) =>
    JSON.stringify({ hero: { src, width: 700, height: 500, alt: 'Here' } })

  it('publishes a new revision of a document and updates its draft', async () => {
    const { test, media, add } = await setup()
    const { id, picture } = await add()
    const { store } = test.database
    await store
      .insertInto('content_documents')
      .values({ key: 'page:about', version: 4, published_id: null, draft_id: null })
      .execute()
    const by = { note: null, author_id: null, author_name: 'A', saved_at: '2026-11-01T00:00:00Z' }
    for (const [revision, state] of [
      ['old', 'published'],
      ['seen', 'published'],
      ['next', 'draft'],
    ] as const) {
      await store
        .insertInto('content_revisions')
        .values({ id: revision, document: 'page:about', state, body: body(picture.src), ...by })
        .execute()
    }
    await store
      .updateTable('content_documents')
      .set({ published_id: 'seen', draft_id: 'next' })
      .where('key', '=', 'page:about')
      .execute()
    const { uses } = await media.open({ id })
    expect(uses.map(({ what }) => what)).toEqual(['The page “about” (draft)', 'The page “about”'])
    expect(await media.replace({ id, file: fileOf(other) })).toMatchObject({ ok: true })
    const { item } = await media.open({ id })
    const replaced = { ...item.picture, alt: 'Here' }
    const rows = await test.rows('content_revisions')
    const documents = await test.rows('content_documents')
    const document = documents.find(({ key }) => key === 'page:about')
    const bodyOf = (revision?: string | null) =>
      JSON.parse(rows.find((row) => row.id === revision)?.body ?? 'null')?.hero
    expect(bodyOf('old').src).toBe(picture.src)
    expect(bodyOf('seen').src).toBe(picture.src)
    const { widths: _, ...bare } = replaced
    expect(bodyOf('next')).toEqual(bare)
    expect(bodyOf(document?.published_id)).toEqual(bare)
    expect(rows.find((row) => row.id === document?.published_id)).toMatchObject({
      state: 'published',
      note: 'Picture “Team Lunch” replaced',
      author_name: 'editor',
    })
    expect(document).toMatchObject({ version: 6, draft_id: 'next' })
    expect(await media.remove({ id })).toMatchObject({ ok: false, status: 409 })
  })

  it('replaces it in what is published of a post and in its draft, and says so in the history', async () => {
    const { test, admin, media, add } = await setup()
    const { id, picture } = await add()
    const post = await addPost(test, picture.src)
    const write = writerOf(admin)
    await write.save(post, { title: 'Mine', content: `![A](${picture.src})` })
    expect((await media.open({ id })).uses.map(({ what }) => what)).toEqual([
      'The post “Mine” (draft)',
      'The post “A day at work”',
    ])
    await media.replace({ id, file: fileOf(other) })
    const { src } = (await media.open({ id })).item.picture
    expect((await test.rows('posts')).find((row) => row.id === post)).toMatchObject({
      ...{ image: src, title: 'A day at work', published_on: '2026-11-01' },
    })
    const { value, version } = await write.open(post)
    expect(value).toMatchObject({ title: 'Mine', content: `![A](${src})`, cover: { url: src } })
    const document = postKey(post)
    const { revisions } = await admin.content.history({ document })
    expect(revisions.map(({ note }) => note)).toContain('Picture “Team Lunch” replaced')
    // An editor that is still open must not save over it.
    const body = JSON.stringify({ ...(value as object), title: 'Late' })
    const late = { document, version: version - 1, body }
    expect(await admin.content.saveDraft(late)).toMatchObject({ status: 409 })
  })
})

describe('remove', () => {
  it('fails while the picture is used, and lists where', async () => {
    const { test, admin, media, add, get, folder } = await setup()
    const { id, picture } = await add()
    const post = await addPost(test, picture.src)
    const answer = await media.remove({ id })
    expect(answer).toMatchObject({
      ok: false,
      status: 409,
      message: expect.stringContaining('A day at work'),
    })
    expect((await get(picture.src)).status).toBe(200)
    done(await admin.blog.trash({ id: post }))
    expect((await media.open({ id })).uses).toMatchObject([
      { what: 'The post “A day at work” (in the trash)', href: '/admin/blog/trash' },
    ])
    done(await admin.blog.remove({ id: post }))
    expect(await media.remove({ id })).toMatchObject({
      ok: true,
      message: '“Team Lunch” was deleted.',
    })
    expect(await test.rows('media')).toEqual([])
    expect((await get(picture.src)).status).toBe(404)
    expect(await filesOf(folder)).toEqual(['drafts'])
    expect(await media.remove({ id })).toMatchObject({ ok: false, status: 404 })
  })

  it('deletes several, and names those that are used', async () => {
    const { test, media, add } = await setup()
    const names = ['First.jpg', 'Second.jpg', 'Third.jpg']
    const added = []
    for (const [index, name] of names.entries()) {
      const bytes = await drawing({ width: 40 + index, height: 40 })
        .jpeg()
        .toBuffer()
      added.push(await add(bytes, { file: fileOf(bytes, name) }))
    }
    const all = added.map(({ id }) => id)
    await addPost(test, added[1]?.picture.src ?? '')
    for (const id of [
      [],
      ['x'.repeat(101), ...all],
      Array.from({ length: 201 }, (_, n) => `${n}`),
    ]) {
      expect(await media.remove({ id })).toMatchObject({ ok: false, status: 422 })
    }
    const { admin: author } = await signIn(test, 'author')
    await expect(author.media.remove({ id: all })).rejects.toMatchObject({ status: 403 })
    expect((await media.list()).items).toHaveLength(3)
    expect(await media.remove({ id: [...all, 'none'] })).toMatchObject({
      message: '2 pictures deleted, 2 were not.',
      value: {
        refused: [
          expect.stringMatching(/^“Second”: This picture is in use .*A day at work/),
          'This picture is no longer in the library.',
        ],
      },
    })
    expect((await media.list()).items.map(({ id }) => id)).toEqual([all[1]])
    expect(await auditOf(test)).toHaveLength(5)
  })
})

describe('a URL below /media', () => {
  it('serves files of the library and nothing else', async () => {
    const { add, get, test } = await setup()
    const { picture } = await add()
    const folder = picture.src.slice(0, picture.src.lastIndexOf('/'))
    const bad = [
      '/media/',
      '/media/x',
      folder,
      `${folder}/`,
      `${folder}/team-lunch-961.webp`,
      `${folder}/team-lunch.png`,
      `${folder}/../../../wavelength.sqlite`,
      `${folder}/..%2f..%2f..%2fwavelength.sqlite`,
      `${folder}/%74eam-lunch.webp`,
      `${folder}//team-lunch.webp`,
      `${folder}/team-lunch.webp/`,
      `${folder}/team-lunch.webp\0.jpg`,
      '/media/drafts/x',
      '/media/../files/x',
      picture.src.toUpperCase().replace('/MEDIA', '/media'),
      `/media/${crypto.randomUUID()}/abcdefabcdef-7x5/team-lunch.webp`,
    ]
    for (const path of bad) {
      const answer = await get(path)
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([404, 'no-cache'])
      expect(answer.headers.get('content-type')).toContain('text/plain')
    }
    const head = await get(picture.src, 'HEAD')
    expect([head.status, head.body]).toEqual([200, null])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100)
    expect(test.site.serveMedia({})(new Request('http://localhost/'), '/mediaplan')).toBeNull()
  })
})

describe('a database error', () => {
  it('leaves no files behind if the picture was not stored', async () => {
    const { test, media, add, folder } = await setup()
    const { id } = await add()
    const files = await filesOf(folder)
    await sql`alter table audit_log rename to gone`.execute(test.database.store)
    await expect(media.upload({ file: fileOf(other), alt: 'Alt' })).rejects.toThrow('audit_log')
    await expect(media.replace({ id, file: fileOf(other) })).rejects.toThrow('audit_log')
    expect((await filesOf(folder)).sort()).toEqual(files.sort())
    expect(await test.rows('media')).toHaveLength(1)
    expect(await test.storedFiles()).toEqual([])
  })
})

describe('a crash', () => {
  const late = () => new Date('2026-11-21T12:00:00Z')
  const old = new Date('2026-11-21T09:30:00Z')

  it('between writing files and storing the row leaves no entry, and its files are removed later', async () => {
    const { test, media, add, get, folder } = await setup({ clock: late })
    const { id, picture } = await add()
    // As if the process had crashed before the second row was stored.
    const lost = await add(other)
    await test.database.store.deleteFrom('media').where('id', '=', lost.id).execute()
    expect((await media.list()).items).toHaveLength(1)
    const age = async (item: string) => {
      for (const path of await readdir(join(folder, item), { recursive: true }))
        await utimes(join(folder, item, path), old, old)
    }
    await age(id)
    await test.site.sweepFiles()
    expect(existsSync(join(folder, lost.id))).toBe(true)
    await age(lost.id)
    await test.site.sweepFiles()
    expect(existsSync(join(folder, lost.id))).toBe(false)
    expect(await readdir(join(folder, 'trash', '2026-11-21'))).toEqual([lost.id])
    expect(test.logged).toEqual([expect.stringMatching(`media/trash .* no picture.*${lost.id}`)])
    expect((await get(picture.src)).status).toBe(200)
    expect(test.reported).toEqual([])
  })
})
