import { postKey } from '#model/content/standalone.ts'
import { picturesIn } from '#model/media/media-address.ts'
import type { Deps } from '#server/deps.ts'
import { publishCategories } from '#server/features/blog/categories/publish-categories.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { removePosts } from '#server/features/blog/posts/remove-posts.ts'
import { setRevisions } from '#server/features/content/editor/write-document.ts'
import { bumpContent } from '#server/features/content/version.ts'
import { whereUsed } from '#server/features/media/uses.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { entriesOf, setEntry } from './import-entries.ts'
import { choicesOf } from './stored-import.ts'

/** Posts per transaction. */
const BATCH = 100

/** Takes an import back: posts that nobody changed are deleted, the others go to the trash; then what only they used. */
export async function undoImported(deps: Deps, row: ImportRow, signal: AbortSignal) {
  while (await undoPosts(deps, row)) {
    if (signal.aborted) return
  }
  await deps.content.refresh()
  while (await undoPicture(deps, row)) {
    if (signal.aborted) return
  }
  await removeCategories(deps, row)
  await deps.store
    .updateTable('imports')
    .set({ state: 'undone', finished_at: deps.clock().toISOString() })
    .where('id', '=', row.id)
    .where('state', '=', 'undoing')
    .execute()
}

async function undoPosts(deps: Deps, row: ImportRow) {
  const imported = { kind: 'post', state: 'done', limit: BATCH } as const
  const entries = await entriesOf(deps.store, row.id, imported)
  if (entries.length === 0) return false
  const ids = entries.flatMap(({ target }) => target ?? [])
  await deps.store.transaction().execute(async (transaction) => {
    await bumpContent(transaction)
    await lockPosts(transaction)
    const versions = await transaction
      .selectFrom('content_documents')
      .select(['key', 'version'])
      .where('key', 'in', ids.map(postKey))
      .execute()
    const versionOf = new Map(versions.map(({ key, version }) => [key, version]))
    const changed = new Set(
      entries
        .filter(({ target, version }) => (versionOf.get(postKey(target ?? '')) ?? 0) > version)
        .map(({ target }) => target),
    )
    await removePosts(
      transaction,
      ids.filter((id) => !changed.has(id)),
    )
    for (const entry of entries) {
      const { target } = entry
      const isChanged = changed.has(target)
      if (target && isChanged) await trash(deps, transaction, target)
      const note = isChanged ? 'It was changed after the import; it is in the trash.' : null
      await setEntry(transaction, entry, { state: 'undone', note })
    }
  })
  return true
}

async function trash({ clock }: Deps, transaction: StoreTransaction, id: string) {
  const deleted_at = clock().toISOString()
  const { numUpdatedRows } = await transaction
    .updateTable('posts')
    .set({ deleted_at, status: 'off' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (numUpdatedRows) return setRevisions(transaction, postKey(id), { off_at: deleted_at })
  await transaction
    .updateTable('posts')
    .set({ deleted_at })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Deletes a picture that the import added, unless it is used by now. */
async function undoPicture(deps: Deps, row: ImportRow) {
  const imported = { kind: 'picture', state: 'done', limit: 1 } as const
  const [entry] = await entriesOf(deps.store, row.id, imported)
  if (!entry) return false
  const id = entry.is_new && entry.target ? (picturesIn(entry.target)[0] ?? null) : null
  const isRemoved = await deps.store.transaction().execute(async (transaction) => {
    const isUnused = id !== null && (await whereUsed(transaction, id)).length === 0
    if (isUnused) await transaction.deleteFrom('media').where('id', '=', id).execute()
    await setEntry(transaction, entry, { state: 'undone' })
    return isUnused
  })
  if (isRemoved && id) await deps.media.remove(id)
  return true
}

/** Removes the categories that the import added and no post has. */
async function removeCategories(deps: Deps, row: ImportRow) {
  const { added } = choicesOf(row)
  if (added.length === 0) return
  const used = await deps.store
    .selectFrom('posts')
    .select('category')
    .where('category', 'in', added)
    .distinct()
    .execute()
  const kept = new Set(used.map(({ category }) => category))
  const actor = { id: row.author_id ?? '', name: row.author_name }
  await publishCategories(
    { ...deps, actor },
    'Removed the categories of an import',
    (categories) => {
      const left = categories.filter(({ id }) => !added.includes(id) || kept.has(id))
      return left.length > 0 ? left : [...categories]
    },
  ).catch(deps.report)
}
