import { isFields, type JsonSchema } from './json-schema.ts'

/** The field whose constant distinguishes the branches of a union, such as "type"; null if there is none. */
export function discriminatorOf(branches: JsonSchema[]) {
  const names = Object.keys(branches[0]?.properties ?? {})
  return (
    names.find((name) => branches.every((one) => one.properties?.[name]?.const !== undefined)) ??
    null
  )
}

/** The branch that fits a value, or the first. */
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
