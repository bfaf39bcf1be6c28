import type { PostDocument } from '#model/blog/post-document.ts'
import { CONTENT_MAX } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import type { Deps } from '#server/deps.ts'
import { lockPosts } from '#server/features/blog/posts/lock-posts.ts'
import { postValues } from '#server/features/blog/posts/post-values.ts'
import { replaceBody, revisionsWith } from '#server/features/content/editor/current-revisions.ts'
import { bumpContent } from '#server/features/content/version.ts'
import type { ImportEntryRow, ImportRow } from '#server/platform/db/rows/imports.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { setEntry } from './import-entries.ts'
import { oldAddress, written } from './picture-address.ts'
import { choicesOf, isRunning } from './stored-import.ts'

/** Posts per transaction. */
const BATCH = 50

/** Addresses in the library by those on the old site. */
type Pictures = ReadonlyMap<string, string>

/**
 * Puts the pictures that a later try has fetched into the posts of the import that still show their old addresses, also into their
 * drafts and plans. True once all posts were looked at; interrupted, it begins again.
 */
export async function showLatePictures(deps: Deps, row: ImportRow, signal: AbortSignal) {
  const pictures = await fetchedPictures(deps.store, row)
  let after = -1
  while (!signal.aborted && (await isRunning(deps.store, row.id))) {
    const entries = pictures.size > 0 ? await postsAfter(deps.store, row.id, after) : []
    const last = entries.at(-1)
    if (!last) return true
    after = last.position
    if ((await changesOf(deps.store, entries, pictures)).length === 0) continue
    await changeBatch(deps, row, entries, pictures)
    await deps.content.refresh()
  }
  return false
}

async function fetchedPictures(store: Store, row: ImportRow): Promise<Pictures> {
  const choices = choicesOf(row)
  const entries = await store
    .selectFrom('import_entries')
    .select(['title', 'target'])
    .where('import_id', '=', row.id)
    .where('kind', '=', 'picture')
    .where('state', '=', 'done')
    .execute()
  return new Map(
    entries.flatMap(({ title, target }) => {
      const address = oldAddress(title, choices)
      return address && target ? [[written(address), target] as const] : []
    }),
  )
}

function postsAfter(store: Store, id: string, position: number) {
  return store
    .selectFrom('import_entries')
    .selectAll()
    .where('import_id', '=', id)
    .where('kind', '=', 'post')
    .where('state', '=', 'done')
    .where('position', '>', position)
    .orderBy('position')
    .limit(BATCH)
    .execute()
}

async function changeBatch(
  deps: Deps,
  row: ImportRow,
  entries: ImportEntryRow[],
  pictures: Pictures,
) {
  const writer = { ...deps, actor: { id: row.author_id ?? '', name: row.author_name } }
  await deps.store.transaction().execute(async (transaction) => {
    await bumpContent(transaction)
    await lockPosts(transaction)
    // Somebody may have undone the import.
    if (!(await isRunning(transaction, row.id))) return
    const before = await versionsOf(transaction, entries)
    for (const { revision, body } of await changesOf(transaction, entries, pictures)) {
      await replaceBody(transaction, writer, revision, body, 'Pictures of the import added')
    }
    const now = await versionsOf(transaction, entries)
    for (const entry of entries) {
      const key = keyOf(entry)
      const version = now.get(key)
      // What somebody has changed stays theirs.
      if (version === undefined || version === entry.version) continue
      if (before.get(key) === entry.version) await setEntry(transaction, entry, { version })
    }
  })
}

async function versionsOf(transaction: StoreTransaction, entries: ImportEntryRow[]) {
  const rows = await transaction
    .selectFrom('content_documents')
    .select(['key', 'version'])
    .where('key', 'in', entries.map(keyOf))
    .execute()
  return new Map(rows.map(({ key, version }) => [key, version]))
}

async function changesOf(
  db: Store | StoreTransaction,
  entries: ImportEntryRow[],
  pictures: Pictures,
) {
  const revisions = await revisionsWith(db, 'http')
    .select(['revisions.id', 'document', 'state', 'body'])
    .where('document', 'in', entries.map(keyOf))
    .orderBy('document')
    .orderBy('state')
    .execute()
  return revisions.flatMap((revision) => {
    const body = withPictures(revision.body, pictures)
    return body === null ? [] : [{ revision, body }]
  })
}

/** The text of a post with pictures of the library; null if it shows none of the old addresses. */
function withPictures(body: string, pictures: Pictures) {
  const value = JSON.parse(body) as Partial<PostDocument>
  const { content, cover } = postValues(value)
  const found = (address: string) => pictures.get(written(address))
  const text = content.replace(
    /(!\[(?:\\.|[^\]\\])*\]\(\s*)(?:<([^>\n]*)>|([^\s)]+))/g,
    (whole, start: string, bracketed: string | undefined, plain: string | undefined) => {
      const address = found(bracketed ?? plain ?? '')
      return address ? `${start}${address}` : whole
    },
  )
  const url = found(cover.url) ?? cover.url
  const isSame = text === content && url === cover.url
  if (isSame || text.length > CONTENT_MAX) return null
  return JSON.stringify({ ...value, content: text, cover: { ...cover, url } })
}

function keyOf({ target }: ImportEntryRow) {
  return postKey(target ?? '')
}
