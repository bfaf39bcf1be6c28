import type { Deps } from '#server/deps.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { titleOf } from './document-facts.ts'
import { readStored } from './stored-document.ts'

/** The title of a document, also of one that was never published. */
export async function storedTitle(
  store: Store | StoreTransaction,
  context: Pick<Deps, 'content'>,
  key: string,
) {
  const { draft, published } = await readStored(store, key)
  const revision = draft ?? published
  return titleOf(context, key, revision ? parseBody(revision.body) : undefined)
}
