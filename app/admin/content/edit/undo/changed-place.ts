import { stepTo } from '#model/content/form/entry-ids.ts'
import { below } from '#model/content/form/set-at-path.ts'

/** Where two versions of a value differ. */
export type ChangedPlace = {
  /** The field or entry that holds all differences. */
  path: string
  /** In a text: the end of what has changed, where the cursor belongs. */
  cursor?: number
}

/** The place of a change; null if nothing differs. Unchanged parts must be identical (immutable updates). */
export function changedPlace(before: unknown, after: unknown, path = ''): ChangedPlace | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after) && isRearranged(before, after)) {
    const first = after.findIndex((entry, index) => entry !== before[index])
    const index = first < 0 ? after.length - 1 : first
    return { path: index < 0 ? path : below(path, stepTo(after[index], index)) }
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    const changed = [...keys].filter((key) => before[key] !== after[key])
    const [only] = changed
    if (only !== undefined && changed.length === 1) {
      const step = Array.isArray(after) ? stepTo(after[Number(only)], Number(only)) : only
      return changedPlace(before[only], after[only], below(path, step))
    }
  }
  if (typeof before !== 'string' || typeof after !== 'string') return { path }
  return { path, cursor: endOfChange(before, after) }
}

function endOfChange(before: string, after: string) {
  let same = 0
  const shorter = Math.min(before.length, after.length)
  while (same < shorter && before.at(-1 - same) === after.at(-1 - same)) same++
  return after.length - same
}

/** True unless the lists have the same entries but for one that was edited. */
function isRearranged(before: unknown[], after: unknown[]) {
  if (before.length !== after.length) return true
  return before.filter((entry, index) => entry !== after[index]).length > 1
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
