import { stepTo } from '#model/content/form/entry-ids.ts'
import { below } from '#model/content/form/set-at-path.ts'

/** A text that differs between two versions of a value. */
export type ChangedText = { path: string; before: string; after: string }

/** The texts that differ; entries added or removed are not texts. Unchanged parts must be identical (immutable updates). */
export function changedTexts(before: unknown, after: unknown, path = ''): ChangedText[] {
  if (before === after) return []
  if (typeof before === 'string' && typeof after === 'string') return [{ path, before, after }]
  if (!isObject(before) || !isObject(after)) return []
  const keys = Object.keys(after)
  if (keys.length !== Object.keys(before).length) return []
  const stepOf = (key: string) =>
    Array.isArray(after) ? stepTo(after[Number(key)], Number(key)) : key
  return keys.flatMap((key) => changedTexts(before[key], after[key], below(path, stepOf(key))))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
