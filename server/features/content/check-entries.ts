import { collections, entryKey } from '#model/content/collections.ts'
import { entryListsIn } from '#model/content/entry-list.ts'
import type { DocumentError } from './errors.ts'

/** Entries that a document shows by choice and that do not exist. `known`: keys of entries and of drafts of entries. */
export function checkEntries(
  document: string,
  value: unknown,
  known: ReadonlySet<string>,
): DocumentError[] {
  return entryListsIn(value).flatMap(({ place, collection, pick = [] }) =>
    pick.flatMap((id, index) => {
      if (known.has(entryKey(collection, id))) return []
      const [one] = collections[collection].nouns
      const sentence = `the ${one} “${id}” was deleted. Remove it, or restore the ${one}.`
      return [{ document, path: `${place}.pick.${index}`, sentence }]
    }),
  )
}
