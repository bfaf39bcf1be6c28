import { isDeepStrictEqual } from 'node:util'
import type { EntryKind } from '#model/content/collections.ts'
import { type EntryList, entryListsIn, shownIds } from '#model/content/entry-list.ts'
import type { MoveDeps } from './move-deps.ts'

/**
 * The list that shows these ids on a page: as the original page has it, if that shows the same. A rule only if visitors see
 * no other entries than the originals (`isWhole`).
 */
export function listFor(
  deps: MoveDeps,
  kind: EntryKind,
  key: string,
  ids: string[],
  isWhole: boolean,
): EntryList {
  const page = deps.defaults.pages.get(key.slice('page:'.length))
  const same = listsOf(kind, page).find(
    (list) => (list.pick || isWhole) && isDeepStrictEqual(idsOf(deps, list), ids),
  )
  if (!same) return { collection: kind, pick: ids }
  const { place: _, ...list } = same
  return list
}

export function listsOf(kind: EntryKind, page: unknown) {
  return entryListsIn(page).filter(({ collection }) => collection === kind)
}

export function idsOf({ defaults }: MoveDeps, list: EntryList) {
  return [...shownIds(list, defaults.orders[list.collection])]
}
