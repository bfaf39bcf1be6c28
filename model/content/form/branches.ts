import { isFields, type JsonSchema } from './json-schema.ts'

/** The field whose constant distinguishes the branches of a union, such as "type"; null if there is none. */
export function discriminatorOf(branches: JsonSchema[]) {
  const names = Object.keys(branches[0]?.properties ?? {})
  return (
    names.find((name) => branches.every((one) => one.properties?.[name]?.const !== undefined)) ??
    null
  )
}

/** The branch that fits a value, one without fields for a kind that does not exist, or else the first. */
export function branchOf(branches: JsonSchema[], value: unknown): JsonSchema {
  const name = discriminatorOf(branches)
  const found = branches.find((branch) =>
    name && isFields(value)
      ? branch.properties?.[name]?.const === value[name]
      : fits(branch, value),
  )
  return (
    found ?? unknownKind(name && isFields(value) ? value[name] : undefined) ?? branches[0] ?? {}
  )
}

/** Title of an entry's union branch, such as "Team"; undefined without a union. */
export function kindOf(items: JsonSchema, value: unknown): string | undefined {
  const branches = items.oneOf ?? items.anyOf
  if (!branches || !discriminatorOf(branches)) return undefined
  return branchOf(branches, value).title
}

/** A kind of an earlier or a later version of the software. */
function unknownKind(kind: unknown): JsonSchema | null {
  if (typeof kind !== 'string') return null
  return {
    type: 'object',
    title: `Unknown kind “${kind}”`,
    description:
      'This version of the software does not know this kind, so visitors do not see it. It is kept as it is. Remove it to publish.',
    properties: {},
  }
}

function fits(branch: JsonSchema, value: unknown) {
  if (branch.const !== undefined) return branch.const === value
  if (Array.isArray(value)) return branch.type === 'array'
  if (value === null) return branch.type === 'null'
  if (typeof value === 'number') return branch.type === 'number' || branch.type === 'integer'
  return branch.type === typeof value
}
