import { isFields, type JsonSchema } from './json-schema.ts'

/** The field whose value distinguishes the branches of a union, such as "type"; null if there is none. */
export function discriminatorOf(branches: JsonSchema[]) {
  const [first] = branches
  const names = Object.keys((first?.oneOf?.[0] ?? first)?.properties ?? {})
  return names.find((name) => isDistinct(branches.map((one) => valuesOf(one, name)))) ?? null
}

/** The values of a field that choose a branch, also of one that is a union itself. */
export function valuesOf({ properties, oneOf }: JsonSchema, name: string): unknown[] {
  if (oneOf) return [...new Set(oneOf.flatMap((inner) => valuesOf(inner, name)))]
  const field = properties?.[name]
  if (field?.const !== undefined) return [field.const]
  return (field?.values && field.enum) ?? []
}

function isDistinct(lists: unknown[][]) {
  const all = lists.flat()
  return lists.every((values) => values.length > 0) && new Set(all).size === all.length
}

/** The branch that fits a value, one without fields for a kind that does not exist, or else the first. */
export function branchOf(branches: JsonSchema[], value: unknown): JsonSchema {
  const name = discriminatorOf(branches)
  const found = branches.find((branch) =>
    name && isFields(value) ? valuesOf(branch, name).includes(value[name]) : fits(branch, value),
  )
  if (found?.oneOf) return branchOf(found.oneOf, value)
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
