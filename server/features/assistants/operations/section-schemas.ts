import { isFields } from '#model/content/form/json-schema.ts'
import { fail } from '#server/platform/http/problem.ts'

type JsonSchema = Record<string, unknown>

/**
 * The schema of a page has all kinds of sections, which is more than an assistant should read at once: this one names
 * them, and `sectionSchema` has the fields of one. Schemas without sections stay as they are.
 */
export function withoutSectionFields(schema: JsonSchema): JsonSchema {
  const sections = sectionsOf(schema)
  if (!sections) return schema
  const named = sections.map((section) => ({
    ...{ title: section.title, description: section.description },
    properties: { type: { const: typeOf(section) } },
  }))
  const properties = schema.properties as Record<string, JsonSchema>
  const blocks = { ...properties.blocks, items: { type: 'object', oneOf: named } }
  return { ...schema, properties: { ...properties, blocks } }
}

/** The schema of one kind of section. @throws HttpError 422 if there is none */
export function sectionSchema(schema: JsonSchema, type: string): JsonSchema {
  const found = sectionsOf(schema)?.find((section) => typeOf(section) === type)
  return found ?? fail(422, 'No section has this type. Without “section”, the schema names them.')
}

function sectionsOf({ properties }: JsonSchema): JsonSchema[] | null {
  const blocks = isFields(properties) ? properties.blocks : null
  const items = isFields(blocks) ? blocks.items : null
  const sections = isFields(items) ? items.oneOf : null
  return Array.isArray(sections) ? sections : null
}

/** A kind with layouts has a schema for each. */
function typeOf({ properties, oneOf }: JsonSchema): unknown {
  if (Array.isArray(oneOf)) return typeOf(oneOf[0])
  const type = isFields(properties) ? properties.type : null
  return isFields(type) ? type.const : undefined
}
