import type { JsonSchema } from '#model/content/form/json-schema.ts'

/** Fields (or lists of fields) that hold sentences. */
const longTextFields = new Set([
  'afterwards',
  'answer',
  'alt',
  'aside',
  'blurb',
  'body',
  'brings',
  'caption',
  'claims',
  'description',
  'details',
  'gets',
  'includes',
  'intro',
  'intro',
  'line',
  'notice',
  'paragraphs',
  'points',
  'quote',
  'summary',
  'tasks',
  'text',
])

/** Lines of any length. */
const lineFields = new Set(['heading', 'preheader', 'slug', 'subject', 'tags', 'url'])

const LINE_MAX = 70

/** True for text that needs a textarea. Check once per field: switching elements would lose the focus. */
export function isLongText(schema: JsonSchema, name: string, value: unknown) {
  if (schema.format || schema.pattern || lineFields.has(name)) return false
  if ((schema.maxLength ?? 0) > 120) return true
  return longTextFields.has(name) || (typeof value === 'string' && value.length > LINE_MAX)
}

/** Textarea rows for browsers without `field-sizing`. */
export function rowsFor(text: string) {
  const rows = text.split('\n').reduce((sum, row) => sum + Math.ceil((row.length + 1) / 80), 0)
  return Math.min(Math.max(rows, 2), 16)
}
