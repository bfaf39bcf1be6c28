import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { resolvedSchema } from '#model/content/form/schema-at.ts'
import { below } from '#model/content/form/set-at-path.ts'

/** Fields whose strings the page uses as something else than text. */
const notTexts = new Set(['href', 'src', 'id', 'slug', 'type', 'anchor', 'timeZone', 'zone'])

/** Where a text is, and whether it is Markdown. */
export type TextPlace = { path: string; markdown: boolean }

/** The document with every text changed; not addresses, ids, choices and what must have a form of its own. */
export function mapTexts(
  schema: JsonSchema,
  value: unknown,
  change: (text: string, place: TextPlace) => string,
): unknown {
  function mapped(schema: JsonSchema, value: unknown, path: string, name: string): unknown {
    const own = resolvedSchema(schema, value)
    // Ids of entries elsewhere.
    if (own.entries) return value
    if (typeof value === 'string') {
      if (!isText(own, name) || isTarget(name, value)) return value
      return change(value, { path, markdown: own.markdown !== undefined })
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => mapped(own.items ?? {}, item, below(path, index), name))
    }
    if (!isFields(value)) return value
    const fields = Object.entries(value).map(([key, field]) => [
      key,
      mapped(own.properties?.[key] ?? {}, field, below(path, key), key),
    ])
    return Object.fromEntries(fields)
  }

  return mapped(schema, value, '', '')
}

/** The target of a redirect; elsewhere "to" may be a place. */
function isTarget(name: string, value: string) {
  return name === 'to' && /^(\/|https?:)/.test(value)
}

function isText(schema: JsonSchema, name: string) {
  const { type, format, pattern, enum: choices, const: choice } = schema
  const isFree = !format && !pattern && !choices && choice === undefined
  return type === 'string' && isFree && !notTexts.has(name)
}
