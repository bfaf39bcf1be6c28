import { emptyValue, firstValue } from './empty-value.ts'
import { isFields, type JsonSchema } from './json-schema.ts'

/** A value in another branch of its union; of two objects, the fields of the same name are kept. */
export function switched(value: unknown, branch: JsonSchema): unknown {
  const empty = emptyValue(branch)
  if (!isFields(empty) || !isFields(value)) return firstValue(branch)
  const kept = Object.entries(value).filter(([name]) => {
    const field = branch.properties?.[name]
    return field !== undefined && field.const === undefined
  })
  return { ...empty, ...Object.fromEntries(kept) }
}
