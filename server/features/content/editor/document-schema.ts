import { z } from 'zod'
import { readKey, schemaOf } from '#server/features/content/documents.ts'

type JsonSchema = Record<string, unknown>

const known = new Map<string, JsonSchema>()

/** JSON Schema of a document's input, for its form. */
export function documentSchema(key: string): JsonSchema | null {
  const schema = schemaOf(key)
  const read = readKey(key)
  if (!schema || !read) return null
  const made =
    known.get(read.kind) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  known.set(read.kind, made)
  return withName(withoutIds(made, read.kind), read)
}

/** Fixes the id of a page or the slug of a service. */
function withName(schema: JsonSchema, { kind, id }: { kind: string; id: string }) {
  const name = kind === 'page' ? 'id' : 'slug'
  if (!id) return schema
  const properties = schema.properties as JsonSchema
  return { ...schema, properties: { ...properties, [name]: { type: 'string', const: id } } }
}

/** The server assigns the ids of questions. */
function withoutIds(schema: JsonSchema, kind: string): JsonSchema {
  if (kind !== 'faqs') return schema
  const { properties, required, ...items } = schema.items as JsonSchema
  const { id: _, ...fields } = properties as JsonSchema
  const needed = (required as string[]).filter((name) => name !== 'id')
  return { ...schema, items: { ...items, properties: fields, required: needed } }
}
