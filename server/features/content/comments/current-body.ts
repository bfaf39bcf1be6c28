import type { Deps } from '#server/deps.ts'
import { DELETED, documentsOf } from '#server/features/content/documents.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** What the editor of a document shows, as JSON: the draft, else the published version, else the original; null without. */
export async function currentBody(
  store: Store | StoreTransaction,
  { content }: Pick<Deps, 'content'>,
  document: string,
) {
  const { draft, published } = await readStored(store, document)
  if (draft) return draft.body
  if (published) return published.body === DELETED ? null : published.body
  const original = documentsOf(content.defaults()).get(document)
  return original === undefined ? null : JSON.stringify(original)
}
