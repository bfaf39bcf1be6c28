import type { Deps } from '#server/deps.ts'
import { documentsOf, readKey } from '#server/features/content/documents.ts'
import { parseBody } from '#server/features/content/published.ts'
import { isEmail, isMissing } from '#server/features/content/standalone.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** A document as its editor shows it: the draft, else what visitors see. */
export type LatestDocument = { key: string; version: number; isDraft: boolean; value: unknown }

/** All documents with texts: the site's, its posts, and what is in drafts only. */
export async function latestDocuments(
  { content }: Pick<Deps, 'content'>,
  store: Store | StoreTransaction,
): Promise<LatestDocument[]> {
  const rows = await store
    .selectFrom('content_documents as document')
    .leftJoin('content_revisions as revision', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('revision.id', '=', fn.coalesce(ref('document.draft_id'), ref('document.published_id'))),
      ),
    )
    .select(['document.key', 'document.version', 'document.draft_id', 'revision.body'])
    .execute()
  const stored = new Map(rows.map((row) => [row.key, row]))
  const known = documentsOf(content.complete())
  const found: LatestDocument[] = []
  for (const key of new Set([...known.keys(), ...stored.keys()])) {
    const kind = readKey(key)?.kind
    const { version = 0, draft_id = null, body = null } = stored.get(key) ?? {}
    const value = body === null ? known.get(key) : parseBody(body)
    const hasTexts = kind !== undefined && kind !== 'order' && !isEmail(key)
    if (hasTexts && value) found.push({ key, version, isDraft: draft_id !== null, value })
  }
  return found
}

/** False for posts in the trash. */
export async function isOpen(store: Store, { key }: LatestDocument) {
  return !(await isMissing(store, key))
}
