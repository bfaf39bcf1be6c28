import { type EntryKind, isEntryKind } from '#model/content/collections.ts'
import type { JsonSchema } from './json-schema.ts'

/** The kind of control that edits a schema. */
export type Shape =
  | { kind: 'fixed' }
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'yes-no' }
  | { kind: 'choice'; values: unknown[]; names?: (string | undefined)[] }
  | { kind: 'picture' }
  /** The address of a picture or film alone. */
  | { kind: 'picture-address' }
  | { kind: 'film-address' }
  | { kind: 'film' }
  | { kind: 'entries'; collection: EntryKind }
  | { kind: 'object' }
  | { kind: 'list'; items: JsonSchema }
  | { kind: 'union'; branches: JsonSchema[] }
  | { kind: 'other' }

export function shapeOf(schema: JsonSchema): Shape {
  if (schema.values) return { kind: 'choice', values: schema.values }
  if (schema.const !== undefined || schema.hidden) return { kind: 'fixed' }
  if (schema.enum) return { kind: 'choice', values: schema.enum }
  if (schema.media) return { kind: `${schema.media}-address` }
  const branches = schema.oneOf ?? schema.anyOf
  if (branches) return shapeOfUnion(branches)
  if (schema.type === 'string') return { kind: 'text' }
  if (schema.type === 'number' || schema.type === 'integer') return { kind: 'number' }
  if (schema.type === 'boolean') return { kind: 'yes-no' }
  if (schema.type === 'array') return { kind: 'list', items: schema.items ?? {} }
  if (schema.entries && isEntryKind(schema.entries)) {
    return { kind: 'entries', collection: schema.entries }
  }
  if (schema.type === 'object')
    return { kind: isPicture(schema) ? 'picture' : isFilm(schema) ? 'film' : 'object' }
  return { kind: 'other' }
}

/** A union of constants is a select, one of strings is a text field. */
function shapeOfUnion(branches: JsonSchema[]): Shape {
  if (branches.every((branch) => branch.const !== undefined))
    return {
      kind: 'choice',
      values: branches.map((branch) => branch.const),
      names: branches.map((branch) => branch.title),
    }
  if (branches.every((branch) => branch.type === 'string')) return { kind: 'text' }
  return { kind: 'union', branches }
}

function isPicture({ properties = {} }: JsonSchema) {
  return ['src', 'width', 'height', 'alt'].every((name) => name in properties)
}

function isFilm({ properties = {} }: JsonSchema) {
  return 'poster' in properties && 'sources' in properties
}

/** A schema without null, and whether it is nullable. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const { anyOf, ...annotations } = schema
  if (Array.isArray(schema.type)) {
    const [type] = schema.type.filter((one) => one !== 'null')
    return { schema: { ...schema, type }, nullable: schema.type.includes('null') }
  }
  const rest = anyOf?.filter((branch) => branch.type !== 'null')
  if (!anyOf || !rest || rest.length === anyOf.length) return { schema, nullable: false }
  const [only] = rest
  const plain = rest.length === 1 && only ? only : { anyOf: rest }
  return { schema: { ...plain, ...annotations }, nullable: true }
}

/** True for fields that fit into half the width. */
export function isShort(schema: JsonSchema) {
  const { kind } = shapeOf(withoutNull(schema).schema)
  return ['text', 'number', 'yes-no', 'choice'].includes(kind)
}
