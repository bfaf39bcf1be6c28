import { isFields, type JsonSchema } from './json-schema.ts'

/** The field that tells the branches of a union apart by its constant, such as "type"; null where none does. */
export function discriminatorOf(branches: JsonSchema[]) {
  const names = Object.keys(branches[0]?.properties ?? {})
  return (
    names.find((name) => branches.every((one) => one.properties?.[name]?.const !== undefined)) ??
    null
  )
}

/** Which branch a value takes; the first where none fits. */
export function branchOf(branches: JsonSchema[], value: unknown): JsonSchema {
  const name = discriminatorOf(branches)
  const found = branches.find((branch) =>
    name && isFields(value)
      ? branch.properties?.[name]?.const === value[name]
      : fits(branch, value),
  )
  return found ?? branches[0] ?? {}
}

function fits(branch: JsonSchema, value: unknown) {
  if (branch.const !== undefined) return branch.const === value
  if (Array.isArray(value)) return branch.type === 'array'
  if (value === null) return branch.type === 'null'
  if (typeof value === 'number') return branch.type === 'number' || branch.type === 'integer'
  return branch.type === typeof value
}
