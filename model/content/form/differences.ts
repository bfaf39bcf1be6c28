import { ENTRY_ID, idOfEntry, stepTo } from './entry-ids.ts'
import { isFields } from './json-schema.ts'
import { below } from './set-at-path.ts'
import { summaryOf } from './summary.ts'

/** A field whose value differs, or a list whose entries are in another order; null where a side does not have it. */
export type Difference = { path: string; theirs: string | null; mine: string | null }

/** The fields in which two versions of a document differ, in the order of the first. Entries of lists are paired by their ids. */
export function differences(theirs: unknown, mine: unknown, path = ''): Difference[] {
  if (Object.is(theirs, mine)) return []
  if (!isNested(theirs) && !isNested(mine)) {
    const difference = { path, theirs: textOf(theirs), mine: textOf(mine) }
    return difference.theirs === difference.mine ? [] : [difference]
  }
  const [their, my] = [partsOf(theirs), partsOf(mine)]
  const steps = new Set([...their.keys(), ...my.keys()])
  return [
    ...orderDifference(theirs, mine, path),
    ...[...steps].flatMap((step) => differences(their.get(step), my.get(step), below(path, step))),
  ]
}

/** True if two values have the same fields and entries; an empty field is a missing one. */
export function isSame(one: unknown, other: unknown) {
  return differences(one, other).length === 0
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Fields by name, entries by the step that leads to them. */
function partsOf(value: unknown): Map<string, unknown> {
  if (Array.isArray(value)) {
    return new Map(value.map((entry, index) => [stepTo(entry, index), entry]))
  }
  if (!isFields(value)) return new Map()
  return new Map(Object.entries(value).filter(([name]) => name !== ENTRY_ID))
}

/** The order of the entries that both lists have. */
function orderDifference(theirs: unknown, mine: unknown, path: string): Difference[] {
  if (!Array.isArray(theirs) || !Array.isArray(mine)) return []
  const [their, my] = [commonEntries(theirs, mine), commonEntries(mine, theirs)]
  if (their.every((entry, index) => idOfEntry(entry) === idOfEntry(my[index]))) return []
  return [{ path, theirs: inWords(their), mine: inWords(my) }]
}

function commonEntries(list: unknown[], other: unknown[]) {
  const ids = new Set(other.map(idOfEntry))
  return list.filter((entry) => idOfEntry(entry) !== null && ids.has(idOfEntry(entry)))
}

function inWords(entries: unknown[]) {
  return entries.map((entry, index) => `${index + 1}. ${summaryOf(entry)}`).join('\n')
}

function textOf(value: unknown) {
  return value === undefined || value === null || value === '' ? null : String(value)
}
