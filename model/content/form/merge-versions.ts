import { diffArrays } from 'diff'
import { isSame } from './differences.ts'
import { idOfEntry } from './entry-ids.ts'
import { type Fields, isFields } from './json-schema.ts'

/** Both people's changes in one value. */
export type Merged = { value: unknown }

/** Both changed the same text, or one changed what the other removed. */
class Conflict extends Error {}

/**
 * Joins what two people changed since the same version, field by field; entries of lists are known by their ids, and both
 * may have rearranged them. Null if both changed the same field, or one an entry that the other removed.
 */
export function mergeVersions(base: unknown, theirs: unknown, mine: unknown): Merged | null {
  try {
    return { value: merged(base, theirs, mine) }
  } catch (error) {
    if (error instanceof Conflict) return null
    throw error
  }
}

/** @throws Conflict */
function merged(base: unknown, their: unknown, my: unknown): unknown {
  if (isSame(base, their) || isSame(their, my)) return my
  if (isSame(base, my)) return their
  if (isFields(base) && isFields(their) && isFields(my) && areOneKind(base, their, my)) {
    const names = new Set([base, their, my].flatMap(Object.keys))
    const fields = [...names].map((name) => [name, merged(base[name], their[name], my[name])])
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
  }
  const [was, theirs, mine] = [base, their, my].map(entriesById)
  if (!was || !theirs || !mine) throw new Conflict()
  return joinedOrder([...was.keys()], [...theirs.keys()], [...mine.keys()]).flatMap((id) => {
    const entry = merged(was.get(id), theirs.get(id), mine.get(id))
    return entry === undefined ? [] : [entry]
  })
}

/** The entries of both in the order of theirs, with those that I added or moved after the ones they follow in mine. */
function joinedOrder(was: string[], theirs: string[], mine: string[]) {
  const moved = new Set(diffArrays(was, mine).flatMap(({ added, value }) => (added ? value : [])))
  // With those that I removed: if they changed one, that is a conflict.
  const order = theirs.filter((id) => !moved.has(id))
  for (const [index, id] of mine.entries()) {
    if (!moved.has(id)) continue
    const before = mine.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  // And with those that they removed.
  const listed = new Set(order)
  return [...order, ...mine.filter((id) => !listed.has(id))]
}

/** The entries of a list by their ids, in its order; null if it has others. */
function entriesById(value: unknown): Map<string, unknown> | null {
  if (!Array.isArray(value)) return null
  const entries = new Map<string, unknown>()
  for (const entry of value) {
    const id = idOfEntry(entry)
    if (id === null) return null
    entries.set(id, entry)
  }
  return entries
}

/** Fields that decide which others an object has. */
const kinds = ['type', 'layout', 'collection']

function areOneKind(...versions: Fields[]) {
  return kinds.every((name) => new Set(versions.map((one) => one[name])).size === 1)
}
