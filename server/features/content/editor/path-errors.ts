import type { PathErrors } from '#model/content/editor.ts'
import { withEntryIds } from '#model/content/form/entry-ids.ts'
import { idPath } from '#model/content/form/set-at-path.ts'
import type { DocumentError } from '#server/features/content/errors.ts'

/** The first error of each field of this value, as the form shows them. */
export function pathErrors(errors: readonly DocumentError[], value: unknown): PathErrors {
  const withIds = withEntryIds(value)
  const byPath = new Map<string, string>()
  for (const { path: found, sentence } of errors) {
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
