import { expect, test } from 'vitest'
import type { Job } from '#model/content/job.ts'
import type { Database } from '#server/platform/db/open-database.ts'
import { signIn } from '#tests/fixtures/admin.ts'
import { openTestSite } from '#tests/fixtures/api.ts'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'

const jobs = fixtureContent.entries.job
const [tester, writer, trainee] = jobs as [Job, Job, Job]

type Stored = { id: string; state: 'draft' | 'published'; day: number; body: unknown; by?: string }

/** Stores a document as versions before kept it, with its revisions, and forgets that the lists were moved. */
async function storeOld(
  { store }: Database,
  key: string,
  revisions: Stored[],
  ids: { published_id: string | null; draft_id: string | null },
) {
  const none = { published_id: null, draft_id: null, off_at: null }
  await store
    .insertInto('content_documents')
    .values({ key, version: 5, ...none })
    .execute()
  for (const { id, state, day, body, by = 'Dana' } of revisions) {
    await store
      .insertInto('content_revisions')
      .values({
        ...{ id, document: key, state, body: JSON.stringify(body) },
        ...{ note: `Note ${id}`, author_id: null, author_name: by },
        saved_at: `2026-10-0${day}T08:00:00.000Z`,
      })
      .execute()
  }
  await store.updateTable('content_documents').set(ids).where('key', '=', key).execute()
  await store.deleteFrom('settings').where('key', '=', 'collections_moved').execute()
}

test('jobs of a version before get drafts and histories of their own', async () => {
  const { database, openAnother, ...site } = await openTestSite()
  const renamed = { ...writer, title: 'Copywriter' }
  const again = { ...writer, title: 'Writer of words' }
  const added = { ...tester, slug: 'keeper', title: 'Keeper' }
  const half = { title: 'Lighthouse Keeper!', tasks: [] }
  await storeOld(
    database,
    'jobs',
    [
      { id: 'a', state: 'published', day: 1, body: [tester, renamed, trainee] },
      { id: 'b', state: 'published', day: 2, body: [added, again, tester], by: 'Ravi' },
      {
        id: 'c',
        state: 'draft',
        day: 3,
        body: [half, half, added, { ...again, line: '' }, tester],
      },
    ],
    { published_id: 'b', draft_id: 'c' },
  )
  const other = await openAnother()
  const shown = await other.servicesFor({ address: '192.0.2.1' }).content.jobs()
  expect(shown).toEqual([added, again, tester])
  const { content } = (await signIn({ site: other, database }, 'editor')).admin
  const { entries, deleted } = await content.entries({ kind: 'job' })
  expect(entries.map(({ id, hasDraft, isPublished }) => [id, hasDraft, isPublished])).toEqual([
    ['lighthouse-keeper', true, false],
    ['lighthouse-keeper-2', true, false],
    ['keeper', false, true],
    ['content-writer', true, true],
    ['qa-tester', false, false],
  ])
  expect(deleted.map(({ key }) => key).sort()).toEqual(['job:day-clerk', 'job:night-clerk'])
  const document = 'job:content-writer'
  expect(await content.open({ document })).toMatchObject({ value: { ...again, line: '' } })
  const { revisions } = await content.history({ document })
  expect(revisions.map(({ state, by, note }) => [state, by, note])).toEqual([
    ['draft', 'Dana', 'Note c'],
    ['live', 'Ravi', 'Note b'],
    ['published', 'Dana', 'Note a'],
  ])
  expect(await content.open({ document: 'job:lighthouse-keeper' })).toMatchObject({
    value: { ...half, slug: 'lighthouse-keeper' },
  })
  expect(await site.rows('audit_log')).toContainEqual(
    expect.objectContaining({ action: 'content.moved', actor_name: 'The server' }),
  )
  const before = await site.rows('content_revisions')
  await openAnother()
  expect(await site.rows('content_revisions')).toEqual(before)
})

test('jobs that were reverted to the original stay as they are, with their history', async () => {
  const { database, openAnother } = await openTestSite()
  const renamed = { ...writer, title: 'Copywriter' }
  const rest = jobs.filter((job) => job !== writer)
  const revisions = [{ id: 'a', state: 'published', day: 1, body: [renamed, ...rest] }] as const
  await storeOld(database, 'jobs', [...revisions], { published_id: null, draft_id: null })
  const other = await openAnother()
  expect(await other.servicesFor({ address: '192.0.2.1' }).content.jobs()).toEqual(jobs)
  const { content } = (await signIn({ site: other, database }, 'editor')).admin
  const { entries } = await content.entries({ kind: 'job' })
  expect(entries.map(({ id }) => id)).toEqual(jobs.map(({ slug }) => slug))
  const { revisions: history } = await content.history({ document: 'job:content-writer' })
  expect(history).toMatchObject([{ state: 'published', note: 'Note a' }])
})
