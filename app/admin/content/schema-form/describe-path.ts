import { branchOf } from '#model/content/form/branches.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { capital, entryLabel, labelOf } from '#model/content/form/labels.ts'
import { getAtPath, stepsOf } from '#model/content/form/set-at-path.ts'
import { withoutNull } from '#model/content/form/shape.ts'
import { kindOf } from './summary.ts'

/** A readable path: "Section 4 (Team) › Member 2 › Name"; "" for the whole value. */
export function describePath(schema: JsonSchema, value: unknown, path: string): string {
  const words: string[] = []
  let currentSchema: JsonSchema = resolved(schema, value)
  let currentValue = value
  let label = ''
  let name = ''
  for (const step of stepsOf(path)) {
    const inner =
      currentSchema.type === 'array' ? currentSchema.items : currentSchema.properties?.[step]
    if (!inner) break
    currentValue = getAtPath(currentValue, step)
    if (currentSchema.type === 'array') {
      const kind = kindOf(inner, currentValue)
      const noun = entryLabel(inner, label, name)
      // "Member 1" implies "Members"; "Sentence 1" does not imply "What you offer".
      if (words.at(-1) === label && noun === entryLabel({}, label, name)) words.pop()
      words.push(`${capital(noun)} ${Number(step) + 1}${kind ? ` (${kind})` : ''}`)
    } else {
      label = labelOf(inner, step)
      name = step
      words.push(label)
    }
    currentSchema = resolved(inner, currentValue)
  }
  return words.join(' › ')
}

/** The schema of a value, without null and with its union branch chosen. */
function resolved(schema: JsonSchema, value: unknown): JsonSchema {
  const { schema: plain } = withoutNull(schema)
  const branches = plain.oneOf ?? plain.anyOf
  return branches ? branchOf(branches, value) : plain
}
