import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { ImportEntryRow } from '#server/platform/db/rows/imports.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { presentImport } from './present-import.ts'
import { retriablePictures } from './retry-pictures.ts'
import { choicesOf, findImport, importIdSchema } from './stored-import.ts'

/** Entries that are listed with their notes. */
const NOTED_MAX = 200
const LISTED_MAX = 50

/** Uploaded exports, newest first. */
export const listImports = query('editor', z.object({}), async ({ store, clock }) => {
  const rows = await store
    .selectFrom('imports')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LISTED_MAX)
    .execute()
  return rows.map((row) => presentImport(row, clock()))
})

/** One export: what is in it, how far its import is, and what did not come along. */
export const showImport = query(
  'editor',
  importIdSchema,
  async ({ store, clock, content }, { id }) => {
    const row = await findImport(store, id)
    const [counts, noted, titles, here, retriable] = await Promise.all([
      countEntries(store, id),
      notedEntries(store, id),
      newestTitles(store, id),
      row.state === 'ready' ? countHere(store, id) : 0,
      retriablePictures(store, row),
    ])
    return {
      ...presentImport(row, clock()),
      counts,
      noted,
      titles,
      /** Posts that an earlier import brought. */
      here,
      /** Missing pictures that can be fetched again. */
      retriable: retriable.length,
      withPictures: row.choices === null || choicesOf(row).withPictures,
      categories: (await content.categories()).map(({ id: key, name }) => ({ id: key, name })),
    }
  },
)

export type ShownImport = ResultOf<typeof showImport>

type Counts = Record<ImportEntryRow['kind'], Record<ImportEntryRow['state'], number>>

async function countEntries(store: Store, id: string): Promise<Counts> {
  const rows = await store
    .selectFrom('import_entries')
    .select((row) => ['kind', 'state', row.fn.countAll().as('count')])
    .where('import_id', '=', id)
    .groupBy(['kind', 'state'])
    .execute()
  const none = { waiting: 0, done: 0, skipped: 0, failed: 0, undone: 0 }
  const counts: Counts = { post: { ...none }, picture: { ...none } }
  for (const { kind, state, count } of rows) counts[kind][state] = Number(count)
  return counts
}

/** Failures first, then what was skipped or changed. */
async function notedEntries(store: Store, id: string) {
  const rows = await store
    .selectFrom('import_entries')
    .select(['kind', 'title', 'state', 'note', 'target'])
    .where('import_id', '=', id)
    .where('note', 'is not', null)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .limit(NOTED_MAX)
    .execute()
  return rows.map(({ kind, title, state, note, target }) => ({
    ...{ kind, title, state, note },
    post: kind === 'post' && state === 'done' ? target : null,
  }))
}

async function newestTitles(store: Store, id: string) {
  const rows = await store
    .selectFrom('import_entries')
    .select('title')
    .where('import_id', '=', id)
    .where('kind', '=', 'post')
    .orderBy('position')
    .limit(5)
    .execute()
  return rows.map(({ title }) => title)
}

async function countHere(store: Store, id: string) {
  const { count } = await store
    .selectFrom('import_entries as own')
    .innerJoin('import_entries as earlier', 'earlier.origin', 'own.origin')
    .innerJoin('posts', 'posts.id', 'earlier.target')
    .select((row) => row.fn.countAll().as('count'))
    .where('own.import_id', '=', id)
    .where('own.kind', '=', 'post')
    .where('earlier.kind', '=', 'post')
    .where('earlier.state', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(count)
}
