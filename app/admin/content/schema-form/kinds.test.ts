import { expect, test } from 'vitest'
import { switchBranch } from '#model/content/form/empty-value.ts'
import { groupedKinds } from './kinds.ts'

const kinds = [
  { title: 'Team', description: 'People with their picture.', group: 'People' },
  { title: 'Quote', description: 'What somebody said.', group: 'Work' },
  { title: 'Desks', description: 'Who is awake.', group: 'People' },
]

test('kinds are listed by group', () => {
  expect(groupedKinds(kinds, '').map(({ name, kinds: list }) => [name, list.length])).toEqual([
    ['People', 2],
    ['Work', 1],
  ])
})

test('kinds are found by name, group or description, ignoring case', () => {
  expect(groupedKinds(kinds, 'SAID')[0]?.kinds[0]?.title).toBe('Quote')
  expect(groupedKinds(kinds, 'people awake')[0]?.kinds).toHaveLength(1)
  expect(groupedKinds(kinds, 'price')).toEqual([])
})

test('kinds with the searched name come before those that only mention it', () => {
  const mentions = { title: 'Testimonials', description: 'Client quotes.', group: 'Clients' }
  const found = groupedKinds([mentions, ...kinds], 'quote')
  expect(found.map((group) => group.kinds[0]?.title)).toEqual(['Quote', 'Testimonials'])
})

test('switching the kind keeps fields of the same name', () => {
  const next = {
    type: 'object' as const,
    properties: {
      kind: { const: 'b' },
      title: { type: 'string' as const },
      note: { type: 'string' as const },
    },
    required: ['kind', 'title', 'note'],
  }
  expect(switchBranch({ kind: 'a', title: 'Old', price: 4 }, next)).toEqual({
    kind: 'b',
    title: 'Old',
    note: '',
  })
  expect(switchBranch('text', { type: 'array', items: { type: 'string' } })).toEqual([''])
})
