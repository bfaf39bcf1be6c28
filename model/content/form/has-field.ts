import { indexAt } from './entry-ids.ts'
import { isFields, type JsonSchema } from './json-schema.ts'
import { schemaAt } from './schema-at.ts'
import { getAtPath, stepsOf } from './set-at-path.ts'
import { shapeOf } from './shape.ts'

/** True if the form of a value has a field at this path. */
export function hasField(schema: JsonSchema, value: unknown, path: string) {
  if (path === '') return true
  const kind = shapeOf(schemaAt(schema, value, path)?.schema ?? {}).kind
  if (kind === 'fixed' || kind === 'other') return false
  const steps = stepsOf(path)
  const isReached = steps.every((step, index) =>
    hasChild(getAtPath(value, steps.slice(0, index).join('.')), step),
  )
  const field = getAtPath(value, path)
  // An unchecked optional checkbox is absent.
  return isReached && (kind === 'yes-no' || (field !== undefined && field !== null))
}

function hasChild(parent: unknown, step: string) {
  if (Array.isArray(parent)) return indexAt(parent, step) >= 0
  return isFields(parent)
}
