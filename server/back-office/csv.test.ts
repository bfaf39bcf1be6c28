import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type CsvColumn, csvLines } from './csv.ts'

const columns: CsvColumn<{ name: string | null; count: number }>[] = [
  { head: 'Name', value: ({ name }) => name },
  { head: 'Count', value: ({ count }) => count },
]

async function written(rows: { name: string | null; count: number }[]) {
  const pieces: string[] = []
  for await (const piece of csvLines(columns, rows)) pieces.push(piece)
  return pieces
}

test('an export starts with its mark and its heads, even without rows', async () => {
  expect(await written([])).toEqual(['\uFEFFName,Count\r\n'])
})

test('commas, quotes and line ends stay inside their cell', async () => {
  const name = 'Lee, "Ann"\r\nof Pune\nIndia'
  const [text = ''] = await written([{ name, count: 1 }])
  expect(text).toContain('"Lee, ""Ann""\r\nof Pune\nIndia",1\r\n')
  expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: name, Count: '1' }])
})

test.each(['=1+1', '+911', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that starts like %j is no formula',
  async (name) => {
    const [text = ''] = await written([{ name, count: -3 }])
    expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: `'${name}`, Count: '-3' }])
  },
)

test('an empty cell is empty, and many rows leave in pieces', async () => {
  const rows = Array.from({ length: 5000 }, (_, count) => ({ name: null, count }))
  const pieces = await written(rows)
  expect(pieces.length).toBeGreaterThan(1)
  const text = pieces.join('')
  expect(text.endsWith('\r\n,4999\r\n')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(5002)
})
