import { z } from 'zod'
import { collections, type EntryKind, isEntryKind } from './collections.ts'
import { ENTRIES_MAX } from './entries-max.ts'
import { stepTo } from './form/entry-ids.ts'
import { below } from './form/set-at-path.ts'

/**
 * The entries of a collection that a section shows: these, or the first of the collection's order, or all. New entries
 * are added at the top, so the first are the newest.
 */
export type EntryList<K extends EntryKind = EntryKind> = {
  collection: K
  pick?: string[] | undefined
  newest?: number | undefined
}

/** How many entries a section shows. */
export type EntryListLimits = { min?: number; max?: number }

/** The schema of a section's list of entries; `min` and `max` limit how many it shows. */
export function entryListSchema<K extends EntryKind>(
  kind: K,
  { min = 1, max = ENTRIES_MAX }: EntryListLimits = {},
) {
  const [one, several] = collections[kind].nouns
  const isFixed = min === max
  return z
    .strictObject({
      collection: z.literal(kind),
      pick: z
        .array(z.string().meta({ title: capital(one) }))
        .min(min, `Choose at least ${min} ${min === 1 ? one : several}.`)
        .max(max, `Choose at most ${max} ${max === 1 ? one : several}.`)
        .optional(),
      newest: z.int().min(min).max(max).optional(),
    })
    .refine(
      ({ pick, newest }) =>
        pick ? newest === undefined : newest !== undefined || max === ENTRIES_MAX,
      `Choose the ${several}, or show the newest.`,
    )
    .meta({ entries: kind, ...(isFixed && { description: `Shows exactly ${min}.` }) })
}

function capital(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** True for a section's list of entries. */
export function isEntryList(value: unknown): value is EntryList {
  if (typeof value !== 'object' || value === null || !('collection' in value)) return false
  return typeof value.collection === 'string' && isEntryKind(value.collection)
}

/** The ids that a list shows, of a collection in this order. */
export function shownIds({ pick, newest }: EntryList, order: readonly string[]): readonly string[] {
  if (pick) return pick
  return newest === undefined ? order : order.slice(0, newest)
}

/** A list of entries in a document, with its path. */
export type FoundList = { place: string; collection: EntryKind; pick?: string[]; newest?: number }

/** The lists of entries in content data. */
export function entryListsIn(value: unknown, place = ''): FoundList[] {
  if (typeof value !== 'object' || value === null) return []
  if (isEntryList(value)) return [{ ...value, place } as FoundList]
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((entry, index) => [stepTo(entry, index), entry])
    : Object.entries(value)
  return parts.flatMap(([name, field]) => entryListsIn(field, below(place, name)))
}
