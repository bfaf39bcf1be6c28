import { readEntryKey } from '#model/content/collections.ts'
import { entryListsIn } from '#model/content/entry-list.ts'
import { getAtPath } from '#model/content/form/set-at-path.ts'

/**
 * The field below which a document leads to an entry that it shows: the list of its collection in the section, else the
 * section; "" outside of all sections.
 */
export function fieldOfEntry(value: unknown, entry: string, section: string | null) {
  if (section === null) return ''
  const path = `blocks.${section}`
  const own = getAtPath(value, path)
  if (own === undefined) return ''
  const kind = readEntryKey(entry)?.kind
  const list = entryListsIn(own, path).find(({ collection }) => collection === kind)
  return list?.place ?? path
}
