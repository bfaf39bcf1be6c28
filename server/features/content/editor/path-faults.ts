import type { PathFaults } from '#model/content/editor.ts'
import type { Fault } from '#server/features/content/faults.ts'

/** The first fault of each field, as the form shows them. */
export function pathFaults(faults: readonly Fault[]): PathFaults {
  const byPath = new Map<string, string>()
  for (const { path, sentence } of faults) {
    if (!byPath.has(path)) byPath.set(path, asSentence(sentence))
  }
  return Object.fromEntries(byPath)
}

/** "must be a path" as "Must be a path." */
export function asSentence(text: string) {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(first) ? first : `${first}.`
}
