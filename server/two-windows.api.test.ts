import { expect, test } from 'vitest'
import { documentsOf } from '#server/features/content/documents.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { done, postText } from '#tests/fixtures/posts.ts'

/** One of each kind: pages, services, entries of every collection, and what there is once (settings, menus, forms…). */
const kinds = Map.groupBy(documentsOf(fixtureContent).keys(), (key) => key.split(':')[0])
const documents = [...kinds.values()].map(([key = '']) => key)

const conflict = { ok: false, status: 409 }

test('two windows of one person lose no text of a page, a setting, a menu, a form or an entry', async () => {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'owner')).admin
  expect(documents).toEqual(expect.arrayContaining(['site', 'navigation', 'forms', 'emails']))
  for (const document of documents) {
    const { value } = await content.open({ document })
    await content.saveDraft({ document, version: 0, body: JSON.stringify(value) })
    const { version } = await content.open({ document })
    const seen = { document, version }
    const body = (text: string) => JSON.stringify({ ...(value as object), typed: text })
    const first = await content.saveDraft({ ...seen, body: body('in the first') })
    expect([document, first.ok]).toEqual([document, true])
    const second = { ...seen, body: body('in the second') }
    for (const change of ['saveDraft', 'publish', 'discard', 'restore'] as const) {
      const revision = (await content.history({ document })).revisions[0]?.id
      const valid = change === 'publish' && { body: JSON.stringify(value) }
      const answer = await content[change]({ ...second, revision, ...valid })
      expect([document, change, answer]).toMatchObject([document, change, conflict])
    }
    expect((await content.open({ document })).value).toMatchObject({ typed: 'in the first' })
    await content.saveDraft({ ...second, over: 'yes' })
    const kept = (await site.rows('content_revisions')).filter((row) => row.document === document)
    expect(kept.map((row) => JSON.parse(row.body).typed)).toEqual(['in the first', 'in the second'])
  }
})

test('two windows of one person lose no text of a post', async () => {
  const { admin } = await signIn(await openTestSite(), 'owner')
  const { id, version } = { ...done(await admin.blog.create(postText)), version: 1 }
  done(await admin.blog.update({ ...postText, id, version, title: 'In the first' }))
  const second = { ...postText, id, version, title: 'In the second' }
  expect(await admin.blog.update(second)).toMatchObject(conflict)
  // It is kept, and offered when the post is opened again.
  expect((await admin.blog.autosave({ id }))?.fields.title).toBe('In the second')
  expect((await admin.blog.show({ id })).fields.title).toBe('In the first')
})

test('of two windows at one role the later wins, and the audit log has both', async () => {
  const site = await openTestSite()
  const { admin } = await signIn(site, 'owner')
  const { email } = await signIn(site, 'viewer')
  const person = (await admin.accounts.list()).people.find((one) => one.email === email)
  for (const role of ['editor', 'author']) {
    done(await admin.accounts.changeRole({ id: person?.id, role, password: adminPassword }))
  }
  const log = (await site.rows('audit_log')).map(({ summary }) => summary)
  expect(log).toEqual(
    expect.arrayContaining([
      'Changed the role of viewer from viewer to editor',
      'Changed the role of viewer from editor to author',
    ]),
  )
  done(await admin.accounts.remove({ id: person?.id, password: adminPassword }))
  const late = { id: person?.id, role: 'viewer', password: adminPassword }
  expect(await admin.accounts.changeRole(late)).toMatchObject({ ok: false, status: 404 })
})
