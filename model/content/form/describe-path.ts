import { kindOf } from './branches.ts'
import { indexAt } from './entry-ids.ts'
import type { JsonSchema } from './json-schema.ts'
import { capital, entryLabel, labelOf } from './labels.ts'
import { resolvedSchema } from './schema-at.ts'
import { getAtPath, stepsOf } from './set-at-path.ts'

/** A readable path: "Section 4 (Team) › Member 2 › Name"; "" for the whole value. */
export function describePath(schema: JsonSchema, value: unknown, path: string): string {
  const words: string[] = []
  let currentSchema: JsonSchema = resolvedSchema(schema, value)
  let currentValue = value
  let label = ''
  let name = ''
  for (const step of stepsOf(path)) {
    const inner =
      currentSchema.type === 'array' ? currentSchema.items : currentSchema.properties?.[step]
    if (!inner) break
    const index = Array.isArray(currentValue) ? indexAt(currentValue, step) : -1
    currentValue = getAtPath(currentValue, step)
    if (currentSchema.type === 'array') {
      const kind = kindOf(inner, currentValue)
      const noun = entryLabel(inner, label, name)
      // "Member 1" implies "Members"; "Sentence 1" does not imply "What you offer".
      if (words.at(-1) === label && noun === entryLabel({}, label, name)) words.pop()
      // An entry of another version may not exist in this one.
      if (index < 0) return [...words, capital(noun)].join(' › ')
      words.push(`${capital(noun)} ${index + 1}${kind ? ` (${kind})` : ''}`)
    } else {
      label = labelOf(inner, step)
      name = step
      words.push(label)
    }
    currentSchema = resolvedSchema(inner, currentValue)
  }
  return words.join(' › ')
}
