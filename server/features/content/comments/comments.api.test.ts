import { expect, test } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { ANSWERS_MAX, COMMENT_MAX, THREADS_MAX } from '#model/content/comments.ts'
import { describePath } from '#model/content/form/describe-path.ts'
import { hasField } from '#model/content/form/has-field.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { adminPassword, changesOf, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { pathByIds } from '#tests/fixtures/entry-paths.ts'

type Block = Page['blocks'][number]

const other = (block: Block, changed: object) => ({ ...block, ...changed }) as Block

const document = 'page:home'
const refused = (status: number) => ({ ok: false, status })

async function setup() {
  const site = await openTestSite()
  const author = (await signIn(site, 'author', 'Ada')).admin.content
  const editor = (await signIn(site, 'editor', 'Eve')).admin.content
  const viewer = (await signIn(site, 'viewer', 'Vic')).admin.content

  const page = async () => (await author.open({ document })).value as Page
  async function save(value: Page) {
    const { version } = await author.open({ document })
    const saved = await author.saveDraft({ document, version, body: JSON.stringify(value) })
    expect(saved).toMatchObject({ ok: true })
  }
  const saveBlocks = async (blocks: Block[]) => save({ ...(await page()), blocks })
  const threads = async () => (await viewer.open({ document })).comments
  async function comment(path: string, text = 'Too long?', content = editor) {
    const result = await content.addComment({ document, path, text })
    if (!result.ok) throw new Error(result.message)
    return result.value.id
  }
  const mails = async () =>
    (await site.rows('outbox'))
      .filter(({ topic }) => topic === 'comment-added')
      // PostgreSQL returns rows that were changed meanwhile last.
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ recipient, payload }) => [recipient, JSON.parse(payload).text])
  return {
    ...site,
    author,
    editor,
    viewer,
    page,
    save,
    saveBlocks,
    threads,
    comment,
    mails,
  }
}

test('a comment is read by everyone, answered, resolved, reopened and deleted by its writer', async () => {
  const { author, editor, viewer, page, threads, comment, ...site } = await setup()
  const thread = await comment('blocks.0.label')
  const [opened] = await threads()
  const path = pathByIds(await page(), 'blocks.0.label')
  expect(opened).toMatchObject({ path, resolved: null })
  expect(opened?.place).toBe('Section 1 (Marquee) › Accessible name')
  expect(opened?.comments).toMatchObject([{ by: 'Eve', text: 'Too long?', isOwn: false }])
  expect((await editor.open({ document })).comments[0]?.comments[0]?.isOwn).toBe(true)

  await author.answerComment({ thread, text: ' Shorter now. ' })
  expect(await author.resolveComment({ thread })).toMatchObject({ ok: true })
  expect(await threads()).toMatchObject([
    { comments: [{ by: 'Eve' }, { by: 'Ada', text: 'Shorter now.' }], resolved: { by: 'Ada' } },
  ])
  await editor.reopenComment({ thread })
  expect(await threads()).toMatchObject([{ resolved: null }])
  await author.resolveComment({ thread })
  await editor.answerComment({ thread, text: 'Not yet.' })
  expect(await threads()).toMatchObject([{ resolved: null }])

  const [first, second, third] = (await threads())[0]?.comments ?? []
  await expect(author.deleteComment({ comment: first?.id })).rejects.toMatchObject({ status: 403 })
  await expect(viewer.deleteComment({ comment: first?.id })).rejects.toMatchObject({ status: 403 })
  await editor.deleteComment({ comment: first?.id })
  await editor.deleteComment({ comment: third?.id })
  expect((await threads())[0]?.comments).toMatchObject([{ id: second?.id }])
  await author.deleteComment({ comment: second?.id })
  expect(await threads()).toEqual([])
  expect(await author.deleteComment({ comment: second?.id })).toMatchObject(refused(404))
  expect(await author.answerComment({ thread, text: 'Late' })).toMatchObject(refused(404))
  const verbs = (await changesOf(site)).flatMap(
    ({ action }) => /^content.comment-(.+)$/.exec(action)?.[1] ?? [],
  )
  expect(verbs).toEqual([
    ...['added', 'answered', 'resolved', 'reopened', 'resolved', 'answered'],
    ...['deleted', 'deleted', 'deleted'],
  ])
})

test('a comment stays with its section, and says when that no longer exists', async () => {
  const { author, page, saveBlocks, threads, comment } = await setup()
  const [first] = (await page()).blocks as [Block]
  const second = other(first, { _id: 'second', label: 'News' })
  const place = async (index = 0) => {
    const { schema } = await author.open({ document })
    const value = await page()
    const path = (await threads())[index]?.path ?? ''
    return hasField(schema, value, path) ? describePath(schema, value, path) : null
  }
  // Of the original, which was never saved.
  await comment('blocks.0.label')
  await saveBlocks([second, first])
  expect(await place()).toBe('Section 2 (Marquee) › Accessible name')
  await comment('blocks.second')
  await saveBlocks([other(first, { label: 'Events' }), other(second, { label: 'Other' })])
  expect([await place(), await place(1)]).toEqual([
    'Section 1 (Marquee) › Accessible name',
    'Section 2 (Marquee)',
  ])

  // Another section with the same words is another one.
  await saveBlocks([other(first, { _id: 'third' })])
  expect([await place(), await place(1)]).toEqual([null, null])
  expect((await threads())[0]?.comments).toMatchObject([{ text: 'Too long?' }])
  const { version } = await author.open({ document })
  await author.discard({ document, version })
  expect(await place()).toBe('Section 1 (Marquee) › Accessible name')
})

test('a comment on a plain text of a list is one on the list, because texts have no id', async () => {
  const { page, threads, comment } = await setup()
  await comment('blocks.0.messages.0')
  expect((await threads())[0]?.path).toBe(pathByIds(await page(), 'blocks.0.messages'))
})

test('whoever is involved is told once, but never the writer', async () => {
  const { author, editor, comment, page, save, mails, ...site } = await setup()
  await signIn(site, 'owner', 'Ona Berg')
  const thread = await comment('title', 'Who is this for?')
  expect(await mails()).toEqual([])
  await author.answerComment({ thread, text: 'Everyone, @ona berg?' })
  expect((await mails()).sort()).toEqual([
    ['eve@agency.test', 'Everyone, @ona berg?'],
    ['ona.berg@agency.test', 'Everyone, @ona berg?'],
  ])
  await save({ ...(await page()), title: 'New' })
  await author.requestReview({ document })
  await comment('description', 'And @Onassis?')
  await editor.answerComment({ thread, text: 'Fine.' })
  expect((await mails()).slice(2).sort()).toEqual([
    ['ada@agency.test', 'And @Onassis?'],
    ['ada@agency.test', 'Fine.'],
  ])
})

test('whose account is removed keeps the comment without a name', async () => {
  const { comment, threads, database, ...site } = await setup()
  const owner = (await signIn({ ...site, database }, 'owner', 'Ona')).admin
  await comment('title')
  const { people } = await owner.accounts.list()
  await owner.accounts.remove({
    id: people.find(({ name }) => name === 'Eve')?.id,
    password: adminPassword,
  })
  expect((await threads())[0]?.comments).toMatchObject([{ by: null, text: 'Too long?' }])
})

test('bad input is refused, and nothing is stored', async () => {
  const { author, viewer, comment, rows, database } = await setup()
  const add = (path: string, text = 'Hm', one = document) =>
    author.addComment({ document: one, path, text })
  expect(await add('title', ' ')).toMatchObject({ errors: { text: 'Write a comment.' } })
  expect(await add('title', 'x'.repeat(COMMENT_MAX + 1))).toMatchObject(refused(422))
  for (const path of ['nothing', 'blocks.99', 'blocks.0.type', 'blocks.*', 'id']) {
    expect(await add(path)).toMatchObject(refused(422))
  }
  for (const one of ['page:nowhere', 'post:1', 'job:none', '']) {
    expect(await add('', 'Hm', one)).toMatchObject(refused(404))
  }
  await expect(viewer.addComment({ document, path: '', text: 'Hm' })).rejects.toMatchObject({
    status: 403,
  })
  for (const name of ['comment_threads', 'comments'] as const) {
    expect(await rows(name)).toEqual([])
  }
  // Authors cannot change the site's settings, but can comment on them.
  expect(await add('name', 'Hm', 'site')).toMatchObject({ ok: true })
  const thread = await comment('')
  await fill(database.store, thread)
  expect(await author.answerComment({ thread, text: 'Hm' })).toMatchObject(refused(409))
  expect(await add('title')).toMatchObject(refused(409))
})

/** As many threads and answers as there may be. */
async function fill(store: Store, thread: string) {
  const [created_at, id] = ['2026-11-21T10:00:00.000Z', (index: number) => `more-${index}`]
  const comments = Array.from({ length: ANSWERS_MAX - 1 }, (_, index) => ({
    ...{ id: id(index), thread_id: thread, author_id: 'nobody', text: 'Hm', created_at },
  }))
  await store.insertInto('comments').values(comments).execute()
  const threads = Array.from({ length: THREADS_MAX - 1 }, (_, index) => ({
    ...{ id: id(index), document, path: '', place: '', created_at },
    ...{ resolved_at: null, resolved_by: null },
  }))
  await store.insertInto('comment_threads').values(threads).execute()
}
