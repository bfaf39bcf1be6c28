import { isEntryList } from '#model/content/entry-list.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { currentRevisions, replaceBody } from './current-revisions.ts'
import { readStored } from './stored-document.ts'
import { addRevision, bumpVersion, setRevisions, type Writer } from './write-document.ts'

/** A document's key, version and the field with its id, and what they become. */
export type Renaming = {
  from: string
  to: string
  field: 'id' | 'slug'
  id: string
  version: number
}

/**
 * Gives a document another key, with its history, draft, plans, review, comments and shared links.
 * @throws 409 if someone else changed it
 */
export async function renameDocument(
  transaction: StoreTransaction,
  context: Writer,
  { from, to, field, id, version }: Renaming,
) {
  const next = await bumpVersion(transaction, from, version)
  const { published, draft } = await readStored(transaction, from)
  const renamed = (body: string) => {
    const value = parseBody(body)
    const isObject = typeof value === 'object' && value !== null
    return isObject ? JSON.stringify({ ...value, [field]: id }) : body
  }
  const row = { version: next, published_id: null, draft_id: draft?.id ?? null, off_at: null }
  await transaction
    .insertInto('content_documents')
    .values({ key: to, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  const revisions = await transaction
    .selectFrom('content_revisions')
    .select(['id', 'body'])
    .where('document', '=', from)
    .execute()
  for (const revision of revisions) {
    await transaction
      .updateTable('content_revisions')
      .set({ document: to, body: renamed(revision.body) })
      .where('id', '=', revision.id)
      .execute()
  }
  for (const table of ['plans', 'reviews', 'comment_threads', 'preview_links'] as const) {
    await transaction
      .updateTable(table)
      .set({ document: to })
      .where('document', '=', from)
      .execute()
  }
  await transaction.deleteFrom('content_documents').where('key', '=', from).execute()
  if (!published) return
  // Every process keeps published revisions by their ids: a new one is read anew.
  const revision = {
    state: 'published',
    body: renamed(published.body),
    note: 'Its address was changed',
  } as const
  const published_id = await addRevision(transaction, context, to, revision)
  await setRevisions(transaction, to, { published_id })
}

/** Follows a case or service with another id in the sections and orders that name it. */
export async function renameInOthers(
  transaction: StoreTransaction,
  context: Writer,
  kind: 'case' | 'service',
  from: string,
  to: string,
) {
  for (const row of await currentRevisions(transaction, `"${from}"`)) {
    const value = parseBody(row.body)
    const isOrder = row.document === `order:${kind}`
    const body = JSON.stringify(
      isOrder ? renamedIds(value, from, to) : renamedIn(value, kind, from, to),
    )
    if (body !== JSON.stringify(value)) {
      await replaceBody(transaction, context, row, body, 'An address was changed.')
    }
  }
}

function renamedIn(value: unknown, kind: 'case' | 'service', from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamedIn(one, kind, from, to))
  if (typeof value !== 'object' || value === null) return value
  if (isEntryList(value)) {
    return value.collection === kind ? { ...value, pick: renamedIds(value.pick, from, to) } : value
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'service' && kind === 'service' && field === from
        ? to
        : renamedIn(field, kind, from, to),
    ]),
  )
}

function renamedIds(ids: unknown, from: string, to: string) {
  return Array.isArray(ids) ? ids.map((id) => (id === from ? to : id)) : ids
}
