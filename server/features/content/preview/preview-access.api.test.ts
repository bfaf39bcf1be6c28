import { expect, it } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { adminPassword, type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { done, postText } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

const document = 'page:home'

/** Somebody who has changed a page and a post, and every address at which they have seen them. */
async function setup() {
  let now = new Date('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => now })
  const owner = await signIn(test, 'owner')
  const editor = await signIn(test, 'editor')
  const { content, blog } = editor.admin
  const { value } = (await content.open({ document })) as { value: Page }
  const body = JSON.stringify({ ...value, title: 'A draft' })
  await content.saveDraft({ document, version: 0, body })
  const { frame } = await content.open({ document })
  const revision = (await test.rows('content_revisions')).find((row) => row.document === document)
  const { address } = await content.showRevision({ document, revision: revision?.id })
  const post = done(await blog.create(postText))
  const { shown } = await blog.history({ id: post.id })
  await blog.saveAutosave({ ...postText, id: post.id, version: 1, title: 'Not saved yet' })
  const unsaved = await blog.preview({ id: post.id })
  const own = { frame, revision: address, postRevision: shown?.address, unsaved }
  const shared = {
    page: done(await content.preview({ document })).address,
    post: await blog.address({ id: post.id }),
  }
  const opened = async (addresses: object, cookie?: string) => {
    const entries = Object.entries(addresses).map(async ([name, one]) => {
      return (await openPreview(test.site, one, cookie)) ? [name] : []
    })
    return (await Promise.all(entries)).flat()
  }
  const id = (await test.rows('user')).find(({ email }) => email === editor.email)?.id
  const wait = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000)
  }
  return { ...test, owner, editor, own, shared, opened, id, wait }
}

const signOuts: Record<string, (owner: SignedIn, editor: SignedIn, id?: string) => unknown> = {
  'has signed out': (_, { admin }) => admin.auth.signOut(),
  'was signed out by an owner': ({ admin }, _, id) => admin.accounts.endSessions({ id }),
  'was removed': ({ admin }, _, id) => admin.accounts.remove({ id, password: adminPassword }),
}

it.each(Object.keys(signOuts))('whoever %s no longer sees the drafts of the admin', async (how) => {
  const { owner, editor, own, opened, id, site } = await setup()
  expect(await opened(own, editor.cookie)).toEqual(['frame', 'revision', 'postRevision', 'unsaved'])
  await signOuts[how]?.(owner, editor, id)
  expect(await opened(own, editor.cookie)).toEqual([])
  // Nor do the services of other windows that are still open.
  const visit = await site.visitAdmin(
    new Request('http://localhost/admin/counts', { headers: { cookie: editor.cookie } }),
    { address: '192.0.2.7' },
  )
  expect([visit.actor, visit.download]).toEqual([null, null])
  await expect(visit.admin.content.open({ document })).rejects.toMatchObject({ status: 401 })
})

it('the drafts of the admin are for the session that opened them, and for minutes', async () => {
  const { owner, editor, own, opened, wait } = await setup()
  expect(await opened(own)).toEqual([])
  expect(await opened(own, owner.cookie)).toEqual([])
  wait(29)
  expect(await opened(own, editor.cookie)).toEqual(['frame', 'revision', 'postRevision', 'unsaved'])
  wait(2)
  expect(await opened(own, editor.cookie)).toEqual([])
})

it('a shared preview needs no session, and ends with the account of whoever shared it', async () => {
  const { owner, editor, shared, opened, id } = await setup()
  await editor.admin.auth.signOut()
  expect(await opened(shared)).toEqual(['page', 'post'])
  expect(await owner.admin.accounts.remove({ id, password: adminPassword })).toMatchObject({
    ok: true,
  })
  expect(await opened(shared)).toEqual([])
  expect(await opened(shared, owner.cookie)).toEqual([])
})
