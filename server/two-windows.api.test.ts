import { expect, test } from 'vitest'
import { documentsOf } from '#server/features/content/documents.ts'
import { adminPassword, signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { openIssues, saveDraft, schedule } from '#tests/fixtures/issues.ts'
import { done } from '#tests/fixtures/posts.ts'

/** One of each kind: pages, services, entries of every collection, and what there is once (settings, menus, forms…). */
const kinds = Map.groupBy(documentsOf(fixtureContent).keys(), (key) => key.split(':')[0])
const documents = [...kinds.values()].map(([key = '']) => key)

const conflict = { ok: false, status: 409 }

test('two windows of one person lose no text of a page, a setting, a menu, a form, an entry or a post', async () => {
  const site = await openTestSite()
  const { content } = (await signIn(site, 'owner')).admin
  expect(documents).toEqual(expect.arrayContaining(['site', 'navigation', 'forms', 'emails']))
  const post = (await site.rows('content_documents')).find(({ key }) => key.startsWith('post:'))
  for (const document of [...documents, post?.key ?? '']) {
    // A post keeps only the fields that it has.
    const field = document === post?.key ? 'title' : 'typed'
    const { value, version: before } = await content.open({ document })
    await content.saveDraft({ document, version: before, body: JSON.stringify(value) })
    const { version } = await content.open({ document })
    const seen = { document, version }
    const body = (text: string) => JSON.stringify({ ...(value as object), [field]: text })
    const first = await content.saveDraft({ ...seen, body: body('in the first') })
    expect([document, first.ok]).toEqual([document, true])
    const second = { ...seen, body: body('in the second') }
    for (const change of ['saveDraft', 'publish', 'discard', 'restore'] as const) {
      const revision = (await content.history({ document })).revisions[0]?.id
      const valid = change === 'publish' && { body: JSON.stringify(value) }
      const answer = await content[change]({ ...second, revision, ...valid })
      expect([document, change, answer]).toMatchObject([document, change, conflict])
    }
    expect((await content.open({ document })).value).toMatchObject({ [field]: 'in the first' })
    await content.saveDraft({ ...second, over: 'yes' })
    const kept = (await site.rows('content_revisions')).filter((row) => row.document === document)
    const typed = kept.map((row) => JSON.parse(row.body)[field])
    // A post was published before.
    expect(typed.filter((text) => text?.startsWith('in the'))).toEqual([
      'in the first',
      'in the second',
    ])
  }
})

test('two windows of one person lose no text of an issue', async () => {
  const { admin, subscribe, draft } = await openIssues()
  const issue = await draft()
  await subscribe(['ann'])
  done(await saveDraft(admin, issue, { subject: 'In the first' }))
  const late = await Promise.all([
    saveDraft(admin, issue, { subject: 'In the second' }),
    schedule(admin, issue, '2026-12-01T09:00'),
    admin.issues.send(issue),
    admin.issues.delete(issue),
  ])
  expect(late).toMatchObject(late.map(() => conflict))
  expect((await admin.issues.open(issue)).subject).toBe('In the first')
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
