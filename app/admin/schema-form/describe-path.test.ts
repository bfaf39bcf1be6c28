import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageSchema } from '#blocks/contracts.ts'
import { describePath } from './describe-path.ts'
import type { JsonSchema } from './json-schema.ts'

const schema = z.toJSONSchema(pageSchema, { io: 'input' }) as JsonSchema
const page = {
  title: 'Home',
  blocks: [
    { type: 'quote', quote: 'Good.' },
    { type: 'team', members: [{ name: 'Mira', image: { alt: '' } }] },
  ],
}

test('says where a field is in the words that stand beside it', () => {
  expect(describePath(schema, page, 'title')).toBe('Title for search engines')
  expect(describePath(schema, page, 'blocks.1.members.0.image.alt')).toBe(
    'Section 2 (Team) › Member 1 › Image › What is seen',
  )
})

test('says as much as the schema knows, and nothing of the whole', () => {
  expect(describePath(schema, page, 'blocks.1.rocketFuel')).toBe('Section 2 (Team)')
  expect(describePath(schema, page, 'elsewhere.0')).toBe('')
  expect(describePath(schema, page, 'elsewhere.title')).toBe('')
  expect(describePath(schema, page, '')).toBe('')
})
