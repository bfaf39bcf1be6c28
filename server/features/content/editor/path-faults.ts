import type { PathFaults } from '#model/content/editor.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import { idPath } from '#model/content/form/set-at-path.ts'
import type { Fault } from '#server/features/content/faults.ts'

/** The first fault of each field of this value, as the form shows them. */
export function pathFaults(faults: readonly Fault[], value: unknown): PathFaults {
  const withIds = withEntryIds(value)
  const byPath = new Map<string, string>()
  for (const { path: found, sentence } of faults) {
    const path = idPath(withIds, found)
    if (!byPath.has(path)) byPath.set(path, asSentence(sentence))
  }
  return Object.fromEntries(byPath)
}

/** "must be a path" as "Must be a path." */
export function asSentence(text: string) {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(first) ? first : `${first}.`
}
