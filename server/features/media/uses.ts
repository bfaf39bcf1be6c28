import type { AdminContext } from '#server/actions/admin-context.ts'
import type { StoreTransaction } from '#server/platform/db/schema.ts'
import { contentSource } from './content-source.ts'
import type { Db, MediaUse, Replacement, UseSource } from './use-source.ts'

const allSources: UseSource[] = [contentSource]

/** All uses of the picture, in the order of the sources. */
export async function whereUsed(db: Db, id: string, sources = allSources): Promise<MediaUse[]> {
  const uses: MediaUse[] = []
  for (const source of sources) uses.push(...(await source.find(db, id)))
  return uses
}

/** Ids of all pictures in use. */
export async function usedPictures(db: Db, sources = allSources) {
  const used = new Set<string>()
  for (const source of sources) {
    for (const id of await source.pictures(db)) used.add(id)
  }
  return used
}

/** Replaces the picture everywhere; returns the number of changed uses. */
export async function replaceUses(
  transaction: StoreTransaction,
  context: AdminContext,
  replacement: Replacement,
  sources = allSources,
) {
  let count = 0
  for (const source of sources) count += await source.replace(transaction, context, replacement)
  return count
}
