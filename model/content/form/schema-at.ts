import { branchOf } from './branches.ts'
import type { JsonSchema } from './json-schema.ts'
import { getAtPath, stepsOf } from './set-at-path.ts'
import { withoutNull } from './shape.ts'

/** The schema of the field at a path, and its name; null if the path leads nowhere. */
export function schemaAt(schema: JsonSchema, value: unknown, path: string) {
  let current = resolvedSchema(schema, value)
  let currentValue = value
  let name = ''
  for (const step of stepsOf(path)) {
    const inner = current.type === 'array' ? current.items : current.properties?.[step]
    if (!inner) return null
    if (current.type !== 'array') name = step
    currentValue = getAtPath(currentValue, step)
    current = resolvedSchema(inner, currentValue)
  }
  return { schema: current, name }
}

/** The schema of a value, without null and with its union branch chosen. */
export function resolvedSchema(schema: JsonSchema, value: unknown): JsonSchema {
  const { schema: plain } = withoutNull(schema)
  const branches = plain.oneOf ?? plain.anyOf
  return branches ? branchOf(branches, value) : plain
}
