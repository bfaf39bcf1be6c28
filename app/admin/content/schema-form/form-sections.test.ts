import { expect, test } from 'vitest'
import { z } from 'zod'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { siteSchema } from '#model/content/site.ts'
import { hasSections } from './form-part.ts'

test('each setting of the site is in a section', () => {
  const schema = z.toJSONSchema(siteSchema, { io: 'input' }) as JsonSchema
  const outside = Object.entries(schema.properties ?? {}).filter(([, field]) => !field.section)
  expect(outside.map(([name]) => name)).toEqual([])
  expect(hasSections(schema)).toBe(true)
  expect(hasSections({ properties: { name: { type: 'string' } } })).toBe(false)
})
