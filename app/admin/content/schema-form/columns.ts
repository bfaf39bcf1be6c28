import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { isShort, shapeOf, withoutNull } from '#model/content/form/shape.ts'
import { isLongText } from './long-text.ts'

type Column = 'is-short' | 'is-wide'

/** Short fields share a row; a single text field fills it. */
export function columnsOf(fields: { name: string; schema: JsonSchema }[]): Column[] {
  const short = fields.map(
    ({ name, schema }) => !schema.control && isShort(schema) && !isLongText(schema, name, ''),
  )
  return fields.map(({ schema }, index) => {
    const isAlone = !short[index - 1] && !short[index + 1]
    const isText = shapeOf(withoutNull(schema).schema).kind === 'text' && !schema.format
    return short[index] && !(isAlone && isText) ? 'is-short' : 'is-wide'
  })
}
