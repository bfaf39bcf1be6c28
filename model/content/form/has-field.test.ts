import { expect, test } from 'vitest'
import { z } from 'zod'
import { byFieldOrder } from './field-order.ts'
import { hasField } from './has-field.ts'
import type { JsonSchema } from './json-schema.ts'

const hero = { type: 'hero', title: 'Work that carries' }
const schema = z.toJSONSchema(
  z.object({
    blocks: z.array(z.object({ type: z.literal('hero'), title: z.string() })),
    title: z.string().optional(),
    isShort: z.boolean().optional(),
  }),
) as JsonSchema

test('a field exists if the form shows it', () => {
  const value = { blocks: [{ ...hero, _id: 'first' }] }
  const has = (one: string) => hasField(schema, value, one)
  const some = ['', 'blocks', 'blocks.0', 'blocks.first', 'blocks.first.title', 'isShort']
  expect(some.filter(has)).toEqual(some)
  const none = ['title', 'blocks.1', 'blocks.00', 'blocks.first.type', 'blocks.second.title']
  expect([...none, 'constructor', 'blocks.0.title.length', 'isShort.is'].filter(has)).toEqual([])
})

test('paths are sorted as the form shows their fields', () => {
  const value = {
    title: 'Home',
    blocks: [...'kjihgfedcba'].map((letter) => ({ ...hero, _id: letter })),
  }
  const paths = ['title', 'blocks.a.title', 'blocks.j.title', 'blocks', '']
  expect(paths.sort(byFieldOrder(schema, value))).toEqual([
    ...['', 'blocks', 'blocks.j.title', 'blocks.a.title', 'title'],
  ])
})
