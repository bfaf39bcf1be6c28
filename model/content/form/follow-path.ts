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
  const texts = (entries: unknown[]) => entries.map((entry) => JSON.stringify(entry))
  const [textsBefore, textsAfter] = [texts(before), texts(after)]
  const rules: ((from: number, to: number) => boolean)[] = [
    (from, to) => idOf(before[from]) !== null && idOf(before[from]) === idOf(after[to]),
    (from, to) => textsBefore[from] === textsAfter[to],
    // Another id in another place is another entry.
    (from, to) =>
      kindOf(before[from]) === kindOf(after[to]) && (from === to || idOf(before[from]) === null),
  ]
  for (const isPair of rules) {
    const pair = (from: number, to: number) => {
      if (pairs.has(from) || taken.has(to) || to >= after.length || !isPair(from, to)) return
      pairs.set(from, to)
      taken.add(to)
    }
    for (const from of before.keys()) pair(from, from)
    for (const from of before.keys()) for (const to of after.keys()) pair(from, to)
  }
  return pairs
}

function idOf(entry: unknown) {
  return isFields(entry) && typeof entry.id === 'string' ? entry.id : null
}

function kindOf(entry: unknown) {
  return isFields(entry) ? entry.type : typeof entry
}
