import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { mapTexts } from './map-texts.ts'

const schema = z.toJSONSchema(
  z.object({
    title: z.string(),
    layout: z.enum(['wide', 'narrow']),
    counts: z.union([z.literal('sum'), z.literal('off')]),
  }),
) as JsonSchema

test('texts are changed, and choices are not', () => {
  const value = { title: 'wide', layout: 'wide', counts: 'sum' }
  const changed = mapTexts(schema, value, (text) => text.toUpperCase())
  expect(changed).toEqual({ ...value, title: 'WIDE' })
})
