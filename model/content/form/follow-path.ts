import { isFields } from './json-schema.ts'
import { getAtPath, stepsOf } from './set-at-path.ts'

/** The step of a path that led to a list entry which no longer exists. */
const REMOVED = '*'

type Pairs = Map<number, number>

/** Tells where a path of one version of a value leads in the next. Removed list entries are "*": "blocks.*.title". */
export function pathFollower(before: unknown, after: unknown) {
  const known = new Map<unknown, Pairs>()
  function followIndex(list: unknown[], next: unknown, step: string) {
    if (list === next) return step
    if (!Array.isArray(next)) return REMOVED
    const pairs = known.get(list) ?? pairEntries(list, next)
    known.set(list, pairs)
    const index = pairs.get(Number(step))
    return index === undefined ? REMOVED : String(index)
  }
  return (path: string) => {
    let current = before
    let next = after
    return stepsOf(path)
      .map((step) => {
        const followed = Array.isArray(current) ? followIndex(current, next, step) : step
        current = getAtPath(current, step)
        next = getAtPath(next, followed)
        return followed
      })
      .join('.')
  }
}

/** A path up to its first removed entry, and the rest; null if none was removed. */
export function splitAtRemoved(path: string) {
  const steps = stepsOf(path)
  const at = steps.indexOf(REMOVED)
  if (at < 0) return null
  return { list: steps.slice(0, at).join('.'), depth: at, rest: steps.slice(at + 1) }
}

/** The new index of each entry: by its id, else what is equal, else what is of the same kind, in its old place first. */
function pairEntries(before: unknown[], after: unknown[]): Pairs {
  const pairs: Pairs = new Map()
  const taken = new Set<number>()
  /** Pairs what has the same key; entries without one stay as they are. Lists may be long: each is walked twice. */
  function pairBy(keyOf: (entry: unknown) => unknown, mayMove = (_: unknown) => true) {
    const [keys, places] = [before.map(keyOf), after.map(keyOf)]
    const pair = (from: number, to: number) => {
      pairs.set(from, to)
      taken.add(to)
    }
    const isOpen = (from: number) => keys[from] !== null && !pairs.has(from)
    for (const from of before.keys()) {
      const isFree = from < after.length && !taken.has(from)
      if (isFree && isOpen(from) && keys[from] === places[from]) pair(from, from)
    }
    const left = Map.groupBy(
      [...places.keys()].filter((to) => !taken.has(to)),
      (to) => places[to],
    )
    for (const from of before.keys()) {
      if (!isOpen(from) || !mayMove(before[from])) continue
      const to = left.get(keys[from])?.shift()
      if (to !== undefined) pair(from, to)
    }
  }
  pairBy(idOf)
  pairBy((entry) => JSON.stringify(entry))
  // Another id in another place is another entry.
  pairBy(kindOf, (entry) => idOf(entry) === null)
  return pairs
}

function idOf(entry: unknown) {
  return isFields(entry) && typeof entry.id === 'string' ? entry.id : null
}

function kindOf(entry: unknown) {
  return isFields(entry) ? entry.type : typeof entry
}
