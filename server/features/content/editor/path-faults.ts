import type { PathFaults } from '#model/content/editor.ts'
import type { Fault } from '#server/features/content/faults.ts'

/** A document's faults as its form shows them: one sentence beside each field. */
export function pathFaults(faults: readonly Fault[]): PathFaults {
  const byPath = new Map<string, string>()
  for (const { path, sentence } of faults) {
    if (!byPath.has(path)) byPath.set(path, asSentence(sentence))
  }
  return Object.fromEntries(byPath)
}

/** "must be a path" as a sentence of its own. */
export function asSentence(text: string) {
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return /[.!?]$/.test(first) ? first : `${first}.`
}
