import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

const text = { type: 'string' as const }
const named = (names: string[]) => names.map((name) => ({ name, schema: text }))

test('short fields share a row, and a text that is alone takes all of it', () => {
  expect(columnsOf(named(['name', 'role']))).toEqual(['is-short', 'is-short'])
  expect(columnsOf(named(['title', 'lead']))).toEqual(['is-wide', 'is-wide'])
})

test('a choice or a number is never wider than it needs', () => {
  const layout = { name: 'layout', schema: { enum: ['side', 'pictures'] } }
  expect(columnsOf([layout])).toEqual(['is-short'])
})
