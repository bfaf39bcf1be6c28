import { documentPath } from '#model/admin-paths.ts'
import type { Deps } from '#server/deps.ts'
import { storedTitle } from '#server/features/content/editor/stored-title.ts'
import { isMissing } from '#server/features/content/standalone.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The title of what is reviewed, and the path of its editor. */
export type Reviewed = { title: string; path: string }

/** Documents by their keys; those in the trash are left out. */
export async function readReviewed(
  store: Store | StoreTransaction,
  context: Pick<Deps, 'content'>,
  keys: string[],
) {
  const reviewed = new Map<string, Reviewed>()
  for (const key of keys) {
    if (await isMissing(store, key)) continue
    const title = await storedTitle(store, context, key)
    reviewed.set(key, { title, path: documentPath(key) })
  }
  return reviewed
}
