import { diffArrays } from 'diff'
import { isSame } from './differences.ts'
import { entryId } from './entry-ids.ts'
import { type Fields, isFields } from './json-schema.ts'
import { below } from './set-at-path.ts'

/** Both people's changes in one value, and the paths in it of what the other changed. */
export type Merged = { value: unknown; theirs: string[] }

/** Both changed the same text, or one changed what the other removed. */
class Conflict extends Error {}

/**
 * Joins what two people changed since the same version, field by field; entries of lists are known by their ids, and both
 * may have arranged them. Null if both changed the same field, or one an entry that the other removed.
 */
export function mergeVersions(base: unknown, theirs: unknown, mine: unknown): Merged | null {
  const changed: string[] = []
  try {
    return { value: merged(base, theirs, mine, '', changed), theirs: changed }
  } catch (error) {
    if (error instanceof Conflict) return null
    throw error
  }
}

/** Adds what the other changed to `changed`. @throws Conflict */
function merged(
  base: unknown,
  their: unknown,
  my: unknown,
  path: string,
  changed: string[],
): unknown {
  if (isSame(base, their) || isSame(their, my)) return my
  if (isSame(base, my)) {
    changed.push(...changedPlaces(base, their, path))
    return their
  }
  if (isFields(base) && isFields(their) && isFields(my) && areOneKind(base, their, my)) {
    const names = new Set([base, their, my].flatMap(Object.keys))
    const fields = [...names].map((name) => [
      name,
      merged(base[name], their[name], my[name], below(path, name), changed),
    ])
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
  }
  const lists = [base, their, my].map(entriesById)
  const [was, theirs, mine] = lists
  if (!was || !theirs || !mine) throw new Conflict()
  return mergedLists({ was, theirs, mine }, path, changed)
}

type Entries = Map<string, unknown>
type Lists = { was: Entries; theirs: Entries; mine: Entries }

function mergedLists({ was, theirs, mine }: Lists, path: string, changed: string[]) {
  if (isArranged(was, theirs)) changed.push(path)
  return joinedOrder([...was.keys()], [...theirs.keys()], [...mine.keys()]).flatMap((id) => {
    const [base, their, my] = [was, theirs, mine].map((list) => list.get(id))
    const entry = merged(base, their, my, below(path, id), changed)
    return entry === undefined ? [] : [entry]
  })
}

/** The entries of both in the order of theirs, with those that I added or moved after the ones they follow in mine. */
function joinedOrder(was: string[], theirs: string[], mine: string[]) {
  const moved = new Set(diffArrays(was, mine).flatMap(({ added, value }) => (added ? value : [])))
  // What I removed but they changed must be seen, to be refused.
  const order = theirs.filter((id) => !moved.has(id))
  for (const [index, id] of mine.entries()) {
    if (!moved.has(id)) continue
    const before = mine.slice(0, index).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  // What they removed but I changed, too.
  return [...order, ...mine.filter((id) => !order.includes(id))]
}

/** The entries of a list by their ids, in its order; null if it has others. */
function entriesById(value: unknown): Entries | null {
  if (!Array.isArray(value)) return null
  const entries = new Map<string, unknown>()
  for (const entry of value) {
    const id = entryId(entry)
    if (id === null) return null
    entries.set(id, entry)
  }
  return entries
}

/** The entries that have changed, or the list itself if it was arranged. */
function changedPlaces(base: unknown, their: unknown, path: string): string[] {
  const [was, theirs] = [entriesById(base), entriesById(their)]
  if (isFields(base) && isFields(their) && path === '') {
    return [...new Set([base, their].flatMap(Object.keys))]
      .filter((name) => !isSame(base[name], their[name]))
      .flatMap((name) => changedPlaces(base[name], their[name], name))
  }
  if (!was || !theirs || isArranged(was, theirs)) return [path]
  return [...was.keys()]
    .filter((id) => !isSame(was.get(id), theirs.get(id)))
    .map((id) => below(path, id))
}

function isArranged(was: Entries, now: Entries) {
  return [...was.keys()].join() !== [...now.keys()].join()
}

/** Fields that decide which others an object has. */
const kinds = ['type', 'layout', 'collection']

function areOneKind(...versions: Fields[]) {
  return kinds.every((name) => new Set(versions.map((one) => one[name])).size === 1)
}
