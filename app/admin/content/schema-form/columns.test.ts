import { expect, test } from 'vitest'
import { columnsOf } from './columns.ts'

const text = { type: 'string' as const }
const named = (names: string[]) => names.map((name) => ({ name, schema: text }))

test('short fields share a row, and a single text field fills it', () => {
  expect(columnsOf(named(['name', 'role']))).toEqual(['is-short', 'is-short'])
  expect(columnsOf(named(['title', 'intro']))).toEqual(['is-wide', 'is-wide'])
})

test('a select or number field never fills the row', () => {
  const layout = { name: 'layout', schema: { enum: ['side', 'pictures'] } }
  expect(columnsOf([layout])).toEqual(['is-short'])
})

test('a field with a control of its own fills the row', () => {
  const author = { name: 'author', schema: { ...text, control: 'author' } }
  expect(columnsOf([author, ...named(['name', 'role'])])).toEqual([
    'is-wide',
    'is-short',
    'is-short',
  ])
})
