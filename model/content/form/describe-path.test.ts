import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageSchema } from '#blocks/schema.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { describePath } from './describe-path.ts'

const schema = z.toJSONSchema(pageSchema, { io: 'input' }) as JsonSchema
const page = {
  title: 'Home',
  blocks: [
    { type: 'quote', quote: 'Good.' },
    { type: 'case-credits', people: [{ name: 'Mira', image: { alt: '' } }] },
  ],
}

test('describes a path with the labels on the screen', () => {
  expect(describePath(schema, page, 'title')).toBe('Title for search engines')
  expect(describePath(schema, page, 'blocks.1.people.0.image.alt')).toBe(
    'Section 2 (Case credits) › People › Member 1 › Image › Alt text',
  )
})

test('an entry that does not exist has no number', () => {
  expect(describePath(schema, page, 'blocks.gone.title')).toBe('Section')
})

test('describes the known part of a path, and returns nothing for the root', () => {
  expect(describePath(schema, page, 'blocks.1.rocketFuel')).toBe('Section 2 (Case credits)')
  expect(describePath(schema, page, 'elsewhere.0')).toBe('')
  expect(describePath(schema, page, 'elsewhere.title')).toBe('')
  expect(describePath(schema, page, '')).toBe('')
})

test('includes the name of a list if its entries have another name', () => {
  const sentences = z.array(z.string().meta({ title: 'Sentence' }))
  const openings = z.toJSONSchema(
    z.array(
      z.object({
        tasks: sentences.meta({ title: 'What there is to do' }),
        benefits: sentences.meta({ title: 'What you offer' }),
      }),
    ),
  ) as JsonSchema
  const value = [{ tasks: [''], benefits: [''] }]
  expect(describePath(openings, value, '0.tasks.0')).toBe(
    'Entry 1 › What there is to do › Sentence 1',
  )
  expect(describePath(openings, value, '0.benefits.0')).toBe(
    'Entry 1 › What you offer › Sentence 1',
  )
})
