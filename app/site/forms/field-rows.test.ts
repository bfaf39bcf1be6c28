import { expect, test } from 'vitest'
import { groupFields, packPhoneRows, packRows, type Span } from './field-rows.ts'

test.each<[string, Span[], Span[]]>([
  ['full rows stay as they are', [4, 2, 3, 3, 6], [4, 2, 3, 3, 6]],
  ['a field beside a hidden one takes its place', [4, 3, 3, 2, 2, 6], [6, 3, 3, 2, 4, 6]],
  ['a single field takes its row', [2], [6]],
])('%s', (_, widths, rows) => {
  expect(packRows(widths)).toEqual(rows)
})

test.each<[Span[], Span[]]>([
  [
    [4, 2, 3, 3, 6],
    [4, 2, 6, 6, 6],
  ],
  [
    [2, 2, 2, 6],
    [3, 3, 6, 6],
  ],
  [
    [2, 4, 6],
    [2, 4, 6],
  ],
])('on phones the rows of %j are %j', (packed, rows) => {
  expect(packPhoneRows(packed)).toEqual(rows)
})

test('fields are grouped by the heading above them; a heading without fields is left out', () => {
  const name = { type: 'name', label: 'Name' } as const
  const city = { type: 'city', label: 'City' } as const
  const heading = (label: string) => ({ type: 'heading', label }) as const
  expect(groupFields([name, heading('Nothing'), heading('Where'), city, heading('End')])).toEqual([
    { fields: [name] },
    { heading: 'Where', fields: [city] },
  ])
  expect(groupFields([heading('All'), name])).toEqual([{ heading: 'All', fields: [name] }])
})
