import { z } from 'zod'
import { type EntryKind, entryKey, entryKinds } from '#model/content/collections.ts'
import { type Entries, entryId, entrySchemas } from '#model/content/entry-schemas.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { type MarkedTexts, markAllTexts } from './mark-texts.ts'

const known = new Map<EntryKind, JsonSchema>()

/**
 * Marks the texts of each entry except the edited document with a mark of its own, so that the rendered page shows which
 * entry they are from. `keys` has the keys of the entries by mark, after `first`.
 */
export function markEntries(entries: Entries, edited: string, which: MarkedTexts, first: number) {
  const keys: string[] = []
  const marked = entryKinds.map((kind) => [
    kind,
    entries[kind].map((entry) => {
      const key = entryKey(kind, entryId(kind, entry))
      if (key === edited) return entry
      keys.push(key)
      return markAllTexts(schemaOf(kind), entry, which, first + keys.length - 1)
    }),
  ])
  return { entries: Object.fromEntries(marked) as Entries, keys }
}

function schemaOf(kind: EntryKind) {
  const schema =
    known.get(kind) ?? z.toJSONSchema(entrySchemas[kind], { io: 'input', unrepresentable: 'any' })
  known.set(kind, schema as JsonSchema)
  return schema as JsonSchema
}
