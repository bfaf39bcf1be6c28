import { expect, it } from 'vitest'
import type { Page } from '#blocks/schema.ts'
import { PREVIEW_LINKS_MAX } from '#model/content/preview-links.ts'
import { postKey } from '#model/content/standalone.ts'
import { adminPassword, changesOf, type SignedIn, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { done, writerOf } from '#tests/fixtures/posts.ts'
import { openPreview } from '#tests/fixtures/previews.ts'

const document = 'page:home'

/** Somebody who has changed a page and a post, and every address at which they have seen them. */
async function setup() {
  let now = new Date('2026-11-21T09:30:00Z')
  const test = await openTestSite({ clock: () => now })
  const owner = await signIn(test, 'owner')
  const editor = await signIn(test, 'editor')
  const { content } = editor.admin
  const { value } = (await content.open({ document })) as { value: Page }
  const body = JSON.stringify({ ...value, title: 'A draft' })
  await content.saveDraft({ document, version: 0, body })
  const { frame } = await content.open({ document })
  const revision = (await test.rows('content_revisions')).find((row) => row.document === document)
  const { address } = await content.showRevision({ document, revision: revision?.id })
  const write = writerOf(editor.admin)
  const post = await write.draft()
  const postDocument = postKey(post)
  const { revisions } = await content.history({ document: postDocument })
  const earlier = await content.showRevision({
    ...{ document: postDocument, revision: revisions[0]?.id },
  })
  const own = { frame, revision: address, postRevision: earlier.address }
  const postLinks = async () => (await write.open(post)).links
  const links = async () => (await content.open({ document })).links
  done(await content.sharePreview({ document }))
  done(await content.sharePreview({ document: postDocument }))
  const shared = { page: (await links())[0]?.address, post: (await postLinks())[0]?.address }
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
  return { ...test, owner, editor, own, shared, opened, id, wait, links, postLinks }
}

const signOuts: Record<string, (owner: SignedIn, editor: SignedIn, id?: string) => unknown> = {
  'has signed out': (_, { admin }) => admin.auth.signOut(),
  'was signed out by an owner': ({ admin }, _, id) => admin.accounts.endSessions({ id }),
  'was removed': ({ admin }, _, id) => admin.accounts.remove({ id, password: adminPassword }),
}

it.each(Object.keys(signOuts))('whoever %s no longer sees the drafts of the admin', async (how) => {
  const { owner, editor, own, opened, id, site } = await setup()
  expect(await opened(own, editor.cookie)).toEqual(['frame', 'revision', 'postRevision'])
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
  expect(await opened(own, editor.cookie)).toEqual(['frame', 'revision', 'postRevision'])
  wait(2)
  expect(await opened(own, editor.cookie)).toEqual([])
})

it('a shared link needs no session, and ends with the account of whoever made it', async () => {
  const { owner, editor, shared, opened, id, rows } = await setup()
  await editor.admin.auth.signOut()
  expect(await opened(shared)).toEqual(['page', 'post'])
  await owner.admin.accounts.changeRole({ id, role: 'viewer', password: adminPassword })
  expect(await opened(shared)).toEqual([])
  await owner.admin.accounts.changeRole({ id, role: 'author', password: adminPassword })
  expect(await opened(shared)).toEqual(['page', 'post'])
  expect(await owner.admin.accounts.remove({ id, password: adminPassword })).toMatchObject({
    ok: true,
  })
  expect(await opened(shared)).toEqual([])
  expect(await opened(shared, owner.cookie)).toEqual([])
  expect(await rows('preview_links')).toEqual([])
})

it('the links to a draft are listed for its writers, who end them at once and on every instance', async () => {
  const { database, site, openAnother, owner, shared, opened, links, postLinks, rows } =
    await setup()
  const until = '2026-11-28T09:30:00.000Z'
  const [page] = await links()
  const [post] = await postLinks()
  const made = { by: 'editor', at: '2026-11-21T09:30:00.000Z', until }
  expect([page, post]).toMatchObject([made, made])
  const other = await openAnother()
  expect(await openPreview(other, page?.address)).not.toBeNull()
  const author = await signIn({ site, database }, 'author')
  const { content } = author.admin
  expect((await content.open({ document })).links).toHaveLength(1)
  done(await content.endPreview({ link: page?.id }))
  done(await owner.admin.content.endPreview({ link: post?.id }))
  done(await owner.admin.content.endPreview({ link: post?.id }))
  expect(await opened(shared)).toEqual([])
  expect(await openPreview(other, page?.address)).toBeNull()
  expect([await links(), await postLinks()]).toEqual([[], []])
  const changes = await changesOf({ rows })
  expect(changes.filter(({ action }) => action.includes('preview-ended'))).toMatchObject([
    { actor_name: 'author', subject: `content:${document}` },
    { actor_name: 'owner', action: 'content.preview-ended' },
  ])
})

it('only whoever may write a document makes, sees and ends links to it', async () => {
  const { owner, editor, site, database } = await setup()
  const { content } = owner.admin
  const { value } = await content.open({ document: 'site' })
  done(await content.saveDraft({ document: 'site', version: 0, body: JSON.stringify(value) }))
  done(await content.sharePreview({ document: 'site' }))
  const [link] = (await content.open({ document: 'site' })).links
  expect((await editor.admin.content.open({ document: 'site' })).links).toEqual([])
  const refused = { status: 403 }
  const made = editor.admin.content.sharePreview({ document: 'site' })
  await expect(made).rejects.toMatchObject(refused)
  const ended = editor.admin.content.endPreview({ link: link?.id })
  await expect(ended).rejects.toMatchObject(refused)
  expect(await openPreview(site, link?.address)).not.toBeNull()
  const viewer = await signIn({ site, database }, 'viewer')
  expect((await viewer.admin.content.open({ document })).links).toEqual([])
})

it('a link needs a valid draft, and twenty to one draft are enough', async () => {
  const { editor, links } = await setup()
  const { content } = editor.admin
  expect(await content.sharePreview({ document: 'page:about' })).toMatchObject({ status: 409 })
  expect(await content.sharePreview({ document: 'page:nowhere' })).toMatchObject({ ok: false })
  expect(await content.sharePreview({ document: 'post:0190' })).toMatchObject({ ok: false })
  for (let count = 1; count < PREVIEW_LINKS_MAX; count++) {
    done(await content.sharePreview({ document }))
  }
  expect(await content.sharePreview({ document })).toMatchObject({ status: 409 })
  expect(await links()).toHaveLength(PREVIEW_LINKS_MAX)
})

it('links that have expired work no longer, and are removed', async () => {
  const { shared, opened, links, openAnother, wait, rows } = await setup()
  wait(7 * 1440)
  expect([await opened(shared), await links()]).toEqual([[], []])
  // Starting runs the jobs that tidy up.
  await openAnother()
  expect(await rows('preview_links')).toEqual([])
})
