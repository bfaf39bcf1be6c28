import { z } from 'zod'
import { collections, isEntryKind } from '#model/content/collections.ts'
import type { Forms } from '#model/content/forms.ts'
import { readKey, schemaOf } from '#server/features/content/documents.ts'

type JsonSchema = Record<string, unknown>

const known = new Map<string, JsonSchema>()

/** JSON Schema of a document's input, for its form. `forms`: as published. */
export function documentSchema(key: string, forms: Forms): JsonSchema | null {
  const schema = schemaOf(key)
  const read = readKey(key)
  if (!schema || !read) return null
  const made =
    known.get(read.kind) ?? z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  known.set(read.kind, made)
  const named = withName(made, read)
  return read.kind === 'service' ? withFormServices(named, forms) : named
}

/** Fixes the id of a page or an entry, or the slug of a service. */
function withName(schema: JsonSchema, { kind, id }: { kind: string; id: string }) {
  if (!id || kind === 'order') return schema
  const name = isEntryKind(kind) ? collections[kind].idField : kind === 'page' ? 'id' : 'slug'
  const properties = schema.properties as JsonSchema
  return { ...schema, properties: { ...properties, [name]: { type: 'string', const: id } } }
}

/** A service chooses from the services of the contact form. */
function withFormServices(schema: JsonSchema, { inquiry }: Forms): JsonSchema {
  const { inquiryService, ...properties } = schema.properties as Record<string, JsonSchema>
  const { type: _, minLength: __, ...annotations } = inquiryService ?? {}
  const anyOf = inquiry.services.map(({ id, name }) => ({ const: id, title: name }))
  return { ...schema, properties: { ...properties, inquiryService: { ...annotations, anyOf } } }
}
