import { expect, test } from 'vitest'
import { bumpContent } from '#server/features/content/version.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'

const document = 'recipe:soup'

test('a document of a kind that no longer exists is kept, shown nowhere, and disturbs nothing', async () => {
  const { site, database, openAnother, rows, reported } = await openTestSite()
  const { store } = database
  const author = { author_id: null, author_name: 'Ann', saved_at: '2026-11-20T00:00:00.000Z' }
  await store
    .insertInto('content_documents')
    .values({ key: document, version: 3, published_id: 'live', draft_id: 'draft', off_at: null })
    .execute()
  for (const [id, state] of [
    ['live', 'published'],
    ['draft', 'draft'],
  ] as const) {
    const revision = { id, document, state, body: '{"title":"Soup"}', note: null, ...author }
    await store.insertInto('content_revisions').values(revision).execute()
  }
  await store.transaction().execute(bumpContent)
  await site.refreshContent()
  const { admin } = await signIn({ site, database }, 'owner')
  const { content } = admin
  await expect(content.open({ document })).rejects.toMatchObject({ status: 404 })
  const refused = { ok: false, status: 404 }
  const changed = { document, version: 3, body: '{}' }
  expect(await content.saveDraft(changed)).toMatchObject(refused)
  expect(await content.publish(changed)).toMatchObject(refused)
  expect(await content.addComment({ document, path: '', text: 'Hm' })).toMatchObject(refused)
  const { documents } = await content.list()
  expect(documents.map(({ key }) => key)).not.toContain(document)
  const page = await content.open({ document: 'page:home' })
  const again = { document: 'page:home', version: page.version, body: JSON.stringify(page.value) }
  expect(await content.publish(again)).toMatchObject({ ok: true })
  await admin.search.find({ q: 'soup' })
  await admin.calendar.show({ month: '2026-11' })
  await openAnother()
  expect(await rows('content_revisions')).toContainEqual(expect.objectContaining({ id: 'live' }))
  expect(reported).toEqual([])
})
