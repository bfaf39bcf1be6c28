import { collections, readEntryKey } from '#model/content/collections.ts'
import type { Deps } from '#server/deps.ts'
import { entryTitle } from '#server/features/content/editor/document-names.ts'
import { fail } from '#server/platform/http/problem.ts'
import { readStoredEntries } from './stored-entries.ts'

/**
 * A stored entry and its title.
 * @throws 404 if it does not exist, or is deleted
 */
export async function findEntry(deps: Pick<Deps, 'store' | 'content'>, key: string) {
  const read = readEntryKey(key)
  if (!read) fail(404, 'This entry does not exist.')
  const { kind } = read
  const entry = (await readStoredEntries(deps, kind)).find((one) => one.key === key)
  if (!entry || entry.isDeleted) {
    fail(404, `This ${collections[kind].nouns[0]} does not exist. It may have been deleted.`)
  }
  return { ...entry, kind, title: entryTitle(key, entry.value) }
}
