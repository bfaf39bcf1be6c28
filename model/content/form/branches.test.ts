import { expect, test } from 'vitest'
import { branchOf } from './branches.ts'

const quote = { type: 'object' as const, properties: { type: { const: 'quote' } } }
const team = { type: 'object' as const, properties: { type: { const: 'team' } } }

test('finds the kind of a value', () => {
  expect(branchOf([quote, team], { type: 'team' })).toBe(team)
  expect(branchOf([quote, team], {})).toBe(quote)
})

test('a kind that does not exist has no fields, so that nothing of it changes', () => {
  const unknown = branchOf([quote, team], { type: 'guestbook', entries: [1] })
  expect(unknown).toMatchObject({ title: 'Unknown kind “guestbook”', properties: {} })
})
