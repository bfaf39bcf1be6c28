import { collections, type EntryKind } from '#model/content/collections.ts'
import { slugOf } from '#model/content/slug.ts'

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The entry with an id that its key can have; half-written entries may have none, or that of another. */
export function withId(
  kind: EntryKind,
  entry: object,
  isTaken: (id: string) => boolean,
  originalIds: readonly string[],
): object {
  const { idField, nameField } = collections[kind]
  const fields = entry as Record<string, unknown>
  const own = fields[idField]
  const isUsable = typeof own === 'string' && (idPattern.test(own) || originalIds.includes(own))
  const base = isUsable ? own : slugOf(`${own ?? fields[nameField] ?? ''}`) || kind
  let id = base
  for (let count = 2; isTaken(id); count++) id = `${base}-${count}`
  return { ...entry, [idField]: id }
}
