import { expect, test } from 'vitest'
import { changesOf, signIn } from '#tests/fixtures/admin.ts'
import { done, openPosts, postText } from '#tests/fixtures/posts.ts'

const refused = (status: number) => ({ ok: false, status })

async function setup() {
  const site = await openPosts()
  const author = (await signIn(site, 'author', 'Ada')).admin
  const viewer = (await signIn(site, 'viewer', 'Vic')).admin
  const { id } = done(await author.blog.create(postText))
  const document = `post:${id}`
  const editor = site.admin.content
  const comment = async (path: string, text: string, content = editor) =>
    done(await content.addComment({ document, path, text })).id
  const threads = async () => (await viewer.blog.show({ id })).comments
  const mails = async () =>
    (await site.rows('outbox'))
      .filter(({ topic }) => topic === 'comment-added')
      // PostgreSQL returns rows that were changed meanwhile last.
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ recipient, payload }) => [recipient, JSON.parse(payload).path])
  return { ...site, author, viewer, editor, id, document, comment, threads, mails }
}

test('a field of a post is commented on, answered, resolved and reopened; a viewer reads', async () => {
  const { author, viewer, editor, id, document, comment, threads, ...site } = await setup()
  const thread = await comment('imageAlt', 'Who is in it?')
  const whole = await comment('', 'Good.', author.content)
  expect(await threads()).toMatchObject([
    { path: 'imageAlt', place: 'Alt text', resolved: null, comments: [{ by: 'Meher' }] },
    { path: '', comments: [{ by: 'Ada', text: 'Good.', isOwn: false }] },
  ])
  done(await author.content.answerComment({ thread, text: 'Noor.' }))
  done(await author.content.resolveComment({ thread }))
  expect((await threads())[0]?.resolved).toMatchObject({ by: 'Ada' })
  done(await editor.reopenComment({ thread }))
  // Comments stay with their fields when the post changes, is published and unpublished.
  done(await author.blog.update({ id, version: 1, ...postText, title: 'Second try' }))
  done(await site.posts.update({ id, version: 2, ...postText, status: 'published' }))
  expect((await author.blog.show({ id })).mayChange).toBe(false)
  done(await author.content.answerComment({ thread, text: 'And Ona.' }))
  expect((await threads())[0]).toMatchObject({
    ...{ path: 'imageAlt', resolved: null },
    comments: [{ text: 'Who is in it?' }, { text: 'Noor.' }, { text: 'And Ona.' }],
  })
  expect(JSON.stringify(await (await site.fetch('/api/blog?limit=100')).json())).not.toContain(
    'Who is in it?',
  )

  const may = async (admin: typeof author) => (await admin.blog.show({ id })).mayComment
  expect([await may(author), await may(viewer)]).toEqual([true, false])
  const { content } = viewer
  for (const call of [
    () => content.addComment({ document, path: 'title', text: 'Hm' }),
    () => content.answerComment({ thread, text: 'Hm' }),
    () => content.resolveComment({ thread: whole }),
    () => content.reopenComment({ thread }),
  ]) {
    await expect(call()).rejects.toMatchObject({ status: 403 })
  }
  const changes = (await changesOf(site)).filter(({ action }) => /comment/.test(action))
  expect(changes[0]).toMatchObject({
    ...{ action: 'blog.comment-added', subject: document },
    summary: 'Commented on “A  Test of Posts, for Éva!”',
  })
  expect(changes.map(({ action }) => action)).toEqual([
    ...['blog.comment-added', 'blog.comment-added', 'blog.comment-answered'],
    ...['blog.comment-resolved', 'blog.comment-reopened', 'blog.comment-answered'],
  ])
})

test('whose draft it is, the reviewer and the thread are told, with a link to the field', async () => {
  const { author, posts, id, document, comment, mails, ...site } = await setup()
  const owner = (await signIn(site, 'owner', 'Ona Berg')).admin.content
  await comment('content', 'Too long?')
  const path = `/admin/blog/${id}?at=content`
  expect(await mails()).toEqual([['ada@agency.test', path]])
  const reviewer = (await author.content.reviewers({ document })).find(
    ({ name }) => name === 'Ona Berg',
  )
  done(await author.content.requestReview({ document, reviewer: reviewer?.id }))
  const thread = await comment('', 'Fine.', author.content)
  expect((await mails()).slice(1)).toEqual([['ona.berg@agency.test', `/admin/blog/${id}`]])
  // Once it is published, it is nobody's draft.
  done(await posts.update({ id, version: 1, ...postText, status: 'published' }))
  await site.database.store.deleteFrom('reviews').execute()
  await owner.answerComment({ thread, text: 'Still?' })
  await comment('title', 'Hm')
  expect((await mails()).slice(2)).toEqual([['ada@agency.test', `/admin/blog/${id}`]])
})

test('comments wait with a post in the trash and are deleted with it', async () => {
  const { author, editor, posts, id, document, comment, threads, rows } = await setup()
  const other = done(await author.blog.create({ ...postText, title: 'Another' })).id
  done(await editor.addComment({ document: `post:${other}`, path: '', text: 'Stays' }))
  const thread = await comment('title', 'Shorter?')
  done(await posts.trash({ id }))
  expect(await editor.answerComment({ thread, text: 'Hm' })).toMatchObject(refused(404))
  expect(await editor.resolveComment({ thread })).toMatchObject(refused(404))
  expect(await editor.addComment({ document, path: '', text: 'Hm' })).toMatchObject(refused(404))
  done(await posts.untrash({ id }))
  expect(await threads()).toMatchObject([{ id: thread, comments: [{ text: 'Shorter?' }] }])
  done(await posts.trash({ id }))
  done(await posts.remove({ id }))
  expect((await rows('comment_threads')).map((row) => row.document)).toEqual([`post:${other}`])
  expect((await rows('comments')).map(({ text }) => text)).toEqual(['Stays'])
  expect(await editor.answerComment({ thread, text: 'Hm' })).toMatchObject(refused(404))
})

test('an unknown post or field is refused, and nothing is stored', async () => {
  const { editor, document, rows } = await setup()
  const add = (path: string, one = document) =>
    editor.addComment({ document: one, path, text: 'Hm' })
  for (const one of ['post:', 'post:1', 'post:0190a8e2-3b1c-7000-8000-000000000000']) {
    expect(await add('', one)).toMatchObject(refused(404))
  }
  for (const path of ['nothing', 'id', 'title.0', 'constructor', '*']) {
    expect(await add(path)).toMatchObject(refused(422))
  }
  for (const name of ['comment_threads', 'comments', 'content_documents'] as const) {
    expect(await rows(name)).toEqual([])
  }
})
