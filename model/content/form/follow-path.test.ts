import { expect, test } from 'vitest'
import { z } from 'zod'
import { byFieldOrder } from './field-order.ts'
import { pathFollower, splitAtRemoved } from './follow-path.ts'
import { hasField } from './has-field.ts'
import type { JsonSchema } from './json-schema.ts'

const hero = { type: 'hero', title: 'Work that carries' }
const quote = { type: 'quote', text: 'Good.', people: [{ id: 'ada' }, { id: 'eve' }] }
const other = { type: 'quote', text: 'Better.', people: [] }
const before = { title: 'Home', blocks: [hero, quote, other] }
const path = 'blocks.1.text'

const followPath = (before: unknown, after: unknown, path: string) =>
  pathFollower(before, after)(path)

test('a path stays with its entry when entries are moved, added, copied and changed', () => {
  const follow = (blocks: object[], from = path) => followPath(before, { blocks }, from)
  expect(follow([quote, hero, other])).toBe('blocks.0.text')
  expect(follow([hero, { type: 'team' }, quote, other])).toBe('blocks.2.text')
  expect(follow([hero, quote, quote, other])).toBe(path)
  expect(follow([hero, { ...quote, text: 'Great.' }, other])).toBe(path)
  // Moved and changed within one save.
  expect(follow([{ ...quote, text: 'Great.' }, hero, other])).toBe('blocks.0.text')
  const people = [{ id: 'new' }, { id: 'eve', name: 'Eve' }, { id: 'ada' }]
  expect(follow([{ ...quote, people }], 'blocks.1.people.1.id')).toBe('blocks.0.people.1.id')
  const others = [{ id: 'eve' }, { id: 'new' }]
  expect(follow([hero, { ...quote, people: others }], 'blocks.1.people.0')).toBe(
    'blocks.1.people.*',
  )
  expect(follow([hero, quote, other], 'title')).toBe('title')
  expect(follow([], '')).toBe('')
})

test('texts of a list are followed, too', () => {
  const follow = (...lines: string[]) => followPath(['a', 'b', 'c'], lines, '1')
  expect([follow('b', 'a', 'c'), follow('a', 'B', 'c'), follow('a', 'c')]).toEqual(['0', '1', '*'])
})

test('a list of 40,000 entries is followed while one types', { timeout: 10_000 }, () => {
  const redirects = Array.from({ length: 40_000 }, (_, index) => ({ from: `/${index}` }))
  const after = [{ from: '/new' }, ...redirects.toReversed()]
  expect(followPath(redirects, after, '7.from')).toBe('39993.from')
})

test('a path of a removed entry says so', () => {
  const removed = followPath(before, { blocks: [hero, other] }, path)
  expect(removed).toBe('blocks.*.text')
  expect(splitAtRemoved(removed)).toEqual({ list: 'blocks', depth: 1, rest: ['text'] })
  expect(splitAtRemoved(path)).toBeNull()
  expect(followPath(before, {}, path)).toBe('blocks.*.text')
  expect(followPath({ blocks: [] }, before, removed)).toBe(removed)
})

const schema = z.toJSONSchema(
  z.object({
    blocks: z.array(z.object({ type: z.literal('hero'), title: z.string() })),
    title: z.string().optional(),
    isShort: z.boolean().optional(),
  }),
) as JsonSchema

test('a field exists if the form shows it', () => {
  const value = { blocks: [hero] }
  const has = (one: string) => hasField(schema, value, one)
  expect(['', 'blocks', 'blocks.0', 'blocks.0.title', 'isShort'].filter(has)).toHaveLength(5)
  const none = ['title', 'blocks.1', 'blocks.00', 'blocks.0.type', 'blocks.*.title', 'constructor']
  expect([...none, 'blocks.0.title.length', 'isShort.is'].filter(has)).toEqual([])
})

test('paths are sorted as the form shows their fields', () => {
  const value = { title: 'Home', blocks: Array(11).fill(hero) }
  const paths = ['title', 'blocks.10.title', 'blocks.2.title', 'blocks', '']
  expect(paths.sort(byFieldOrder(schema, value))).toEqual([
    ...['', 'blocks', 'blocks.2.title', 'blocks.10.title', 'title'],
  ])
})
