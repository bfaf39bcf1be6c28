import type { Deps } from '#server/deps.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { insertPosts } from '#server/features/blog/posts/new-post-rows.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { chooseSlugs, type Slugs } from './choose-slugs.ts'
import { entriesOf, setEntry } from './import-entries.ts'
import { entryOf, type MadePost, makePost } from './make-post.ts'
import { pictureKey } from './read/post-entry.ts'
import { choicesOf, isRunning } from './stored-import.ts'

/** Posts per transaction. */
const BATCH = 50

/** Adds the posts of an import, each once. True once none is left. */
export async function importPosts(deps: Deps, row: ImportRow, signal: AbortSignal) {
  const slugs = await chooseSlugs(deps, row.id)
  while (!signal.aborted && (await isRunning(deps.store, row.id))) {
    const waiting = { kind: 'post', state: 'waiting', limit: BATCH } as const
    const entries = await entriesOf(deps.store, row.id, waiting)
    if (entries.length === 0) return true
    await importBatch(deps, row, entries, slugs)
    await deps.content.refresh()
  }
  return false
}

async function importBatch(deps: Deps, row: ImportRow, entries: ImportEntryRow[], slugs: Slugs) {
  const known = {
    choices: choicesOf(row),
    pictures: await picturesOf(deps, row.id, entries),
    slugs,
  }
  const results: { entry: ImportEntryRow; made: MadePost | { problem: string } }[] = []
  for (const entry of entries) {
    results.push({ entry, made: await makePost(deps, row, entry, known) })
  }
  await deps.store.transaction().execute(async (transaction) => {
    await bumpContent(transaction)
    await lockPosts(transaction)
    // Another instance may have taken over, or somebody undone the import.
    const waiting = await stillWaiting(transaction, row, entries)
    const now = results.filter(({ entry }) => waiting.has(entry.source))
    const posts = now.flatMap(({ made }) => ('problem' in made ? [] : made))
    await insertPosts(
      transaction,
      posts.map(({ post }) => post),
    )
    await insertAddresses(deps, transaction, posts)
    for (const { entry, made } of now) {
      const change =
        'problem' in made
          ? ({ state: 'failed', note: made.problem } as const)
          : ({ state: 'done', note: made.note, target: made.post.row.id } as const)
      await setEntry(transaction, entry, change)
    }
  })
}

async function stillWaiting(
  transaction: StoreTransaction,
  { id }: ImportRow,
  entries: ImportEntryRow[],
): Promise<ReadonlySet<string>> {
  if (!(await isRunning(transaction, id))) return new Set()
  const rows = await transaction
    .selectFrom('import_entries')
    .select('source')
    .where('import_id', '=', id)
    .where('kind', '=', 'post')
    .where('state', '=', 'waiting')
    .where(
      'source',
      'in',
      entries.map(({ source }) => source),
    )
    .execute()
  return new Set(rows.map(({ source }) => source))
}

/** Addresses in the library by the key of each picture that was imported. */
async function picturesOf({ store }: Deps, id: string, entries: ImportEntryRow[]) {
  const keys = entries.flatMap((entry) => entryOf(entry).pictures.map(pictureKey))
  if (keys.length === 0) return new Map<string, string>()
  const found = new Map<string, string>()
  for (let start = 0; start < keys.length; start += 500) {
    const rows = await store
      .selectFrom('import_entries')
      .select(['source', 'target'])
      .where('import_id', '=', id)
      .where('kind', '=', 'picture')
      .where('state', '=', 'done')
      .where('source', 'in', keys.slice(start, start + 500))
      .execute()
    for (const { source, target } of rows) if (target) found.set(source, target)
  }
  return found
}

/** The first post with an address keeps it. */
async function insertAddresses({ clock }: Deps, transaction: StoreTransaction, posts: MadePost[]) {
  const created_at = clock().toISOString()
  const rows = posts.flatMap(({ old, post }) =>
    old.oldPaths.map((path) => ({ path, post_id: post.row.id, created_at })),
  )
  if (rows.length === 0) return
  await transaction
    .insertInto('post_addresses')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
