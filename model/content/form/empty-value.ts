import { ENTRIES_MAX } from '#model/content/entries-max.ts'
import { ENTRY_ID } from './entry-ids.ts'
import { isFields, type JsonSchema } from './json-schema.ts'
import { resolvedSchema } from './schema-at.ts'
import { randomId, withUniqueIds } from './unique-id.ts'

/** Initial value: all required fields, the minimum number of list entries, no optional fields. */
export function emptyValue(schema: JsonSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if (schema.const !== undefined) return schema.const
  if (schema.hidden) return randomId()
  if (schema.enum) return schema.enum[0]
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return emptyUnion(branches)
  if (Array.isArray(schema.type)) return null
  if (schema.entries) return emptyEntries(schema)
  if (schema.type === 'object') return emptyObject(schema)
  if (schema.type === 'array') return emptyList(schema)
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer') return smallestNumber(schema)
  return schema.type === 'null' ? null : ''
}

function emptyUnion(branches: JsonSchema[]) {
  return branches.some((branch) => branch.type === 'null') ? null : emptyValue(branches[0] ?? {})
}

function emptyObject({ properties = {}, required = [] }: JsonSchema) {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, emptyValue(schema)]),
  )
}

/** All entries, or as many of the newest as the list may show. */
function emptyEntries({ entries, properties = {} }: JsonSchema) {
  const { maximum = ENTRIES_MAX } = properties.newest ?? {}
  return { collection: entries, ...(maximum < ENTRIES_MAX && { newest: maximum }) }
}

function emptyList({ items = {}, minItems = 0 }: JsonSchema) {
  const entries: unknown[] = []
  while (entries.length < minItems) entries.push(emptyEntry(items, entries))
  return entries
}

/** A new list entry. */
export function emptyEntry(items: JsonSchema, siblings: unknown[]) {
  const entry = withUniqueIds(emptyValue(items), siblings)
  return isFields(entry) ? { [ENTRY_ID]: randomId(), ...entry } : entry
}

/** Initial value of an optional field when it is added: never null. */
export function firstValue(schema: JsonSchema): unknown {
  const value = emptyValue(schema)
  return Array.isArray(value) && value.length === 0 && schema.items
    ? [emptyEntry(schema.items, [])]
    : value
}

function smallestNumber({ minimum, exclusiveMinimum }: JsonSchema) {
  if (minimum !== undefined) return minimum
  return exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1
}

/** A value for another branch of its union; what both branches have is kept, also within lists. */
export function switchBranch(value: unknown, branch: JsonSchema): unknown {
  const empty = emptyValue(branch)
  if (!isFields(empty) || !isFields(value)) return firstValue(branch)
  const kept = Object.entries(value).flatMap(([name, own]) => {
    const field = branch.properties?.[name]
    if (name === ENTRY_ID) return [[name, own]]
    return field === undefined || field.const !== undefined ? [] : [[name, fitted(own, field)]]
  })
  return { ...empty, ...Object.fromEntries(kept) }
}

function fitted(value: unknown, schema: JsonSchema): unknown {
  const { items } = resolvedSchema(schema, value)
  if (!items || !Array.isArray(value)) return value
  return value.map((entry) => {
    const inner = resolvedSchema(items, entry)
    return isFields(entry) && inner.properties ? switchBranch(entry, inner) : entry
  })
}
