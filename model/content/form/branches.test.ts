import { expect, test } from 'vitest'
import { branchOf } from './branches.ts'

const quote = { type: 'object' as const, properties: { type: { const: 'quote' } } }
const team = { type: 'object' as const, properties: { type: { const: 'team' } } }

test('finds the kind of a value', () => {
  expect(branchOf([quote, team], { type: 'team' })).toBe(team)
  expect(branchOf([quote, team], {})).toBe(quote)
})

test('a kind with a schema for each of its layouts has the fields of the chosen one', () => {
  const type = { const: 'team' }
  const layoutOf = (...own: string[]) => ({ enum: own, values: ['row', 'grid', 'map'] })
  const plain = { properties: { type, layout: layoutOf('row', 'grid') } }
  const map = { properties: { type, layout: layoutOf('map'), city: { type: 'string' as const } } }
  const kinds = [quote, { oneOf: [plain, map] }]
  expect(branchOf(kinds, { type: 'team', layout: 'grid' })).toBe(plain)
  expect(branchOf(kinds, { type: 'team', layout: 'map' })).toBe(map)
})

test('a kind that does not exist has no fields, so that nothing of it changes', () => {
  const unknown = branchOf([quote, team], { type: 'guestbook', entries: [1] })
  expect(unknown).toMatchObject({ title: 'Unknown kind “guestbook”', properties: {} })
})
