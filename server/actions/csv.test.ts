import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { type CsvColumn, csvLines } from './csv.ts'

const columns: CsvColumn<{ name: string | null; count: number }>[] = [
  { head: 'Name', value: ({ name }) => name },
  { head: 'Count', value: ({ count }) => count },
]

async function csvOf(rows: { name: string | null; count: number }[]) {
  const chunks: string[] = []
  for await (const chunk of csvLines(columns, rows)) chunks.push(chunk)
  return chunks
}

test('an export starts with a byte order mark and the header row, even without rows', async () => {
  expect(await csvOf([])).toEqual(['\uFEFFName,Count\r\n'])
})

test('commas, quotes and line breaks stay inside their cell', async () => {
  const name = 'Lee, "Ann"\r\nof Pune\nIndia'
  const [text = ''] = await csvOf([{ name, count: 1 }])
  expect(text).toContain('"Lee, ""Ann""\r\nof Pune\nIndia",1\r\n')
  expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: name, Count: '1' }])
})

test.each([
  '=1+1',
  '+91 98765 43210',
  '-2',
  '@SUM(A1)',
  '  =1+1',
  '\u00a0=1',
  '\u200b=1',
  '\ufeff+1',
  '"=1"',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
])('text that starts like the formula %j is escaped', async (name) => {
  const [text = ''] = await csvOf([{ name, count: -3 }])
  expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: `'${name}`, Count: '-3' }])
})

test.each([
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ['Lee;=1+1', "Lee;'=1+1"],
  ['Lee; =1+1', "Lee;' =1+1"],
  ['Lee;"=1+1"', `Lee;'"=1+1"`],
  ['Lee\t@SUM(A1)', "Lee\t'@SUM(A1)"],
  ['Lee\n=1+1', "Lee\n'=1+1"],
  ['Lee\r\n-1', "Lee\r\n'-1"],
  ['Lee\u2028＋1', "Lee\u2028'＋1"],
])(
  'no formula starts after a character that separates cells in other programs: %j',
  async (name, expected) => {
    const [text = ''] = await csvOf([{ name, count: 1 }])
    expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: expected, Count: '1' }])
    // As read by a spreadsheet that splits cells at semicolons or tabs and ignores quotes inside them.
    const chunks = text.slice(1).split(/[;\t\r\n]/)
    expect(chunks.filter((chunk) => /^[\s"]*[=+\-@＝＋－＠]/.test(chunk))).toEqual([])
  },
)

test.each(['a-b', 'ann@example.com', '1 + 1 = 2', '2026-11-21', 'Tea; coffee', 'x\ny', '-'])(
  'text such as %j stays readable',
  async (name) => {
    const [text = ''] = await csvOf([{ name, count: 1 }])
    const [row] = parse(text, { bom: true, columns: true }) as { Name: string }[]
    expect(row?.Name).toBe(name === '-' ? "'-" : name)
  },
)

test('a cell of only line breaks is escaped in linear time', async () => {
  // In quadratic time this would take minutes.
  const [text = ''] = await csvOf([{ name: '\n'.repeat(200_000), count: 1 }])
  expect(text).toContain('\n'.repeat(200_000))
})

test('null becomes an empty cell, and many rows are written in chunks', async () => {
  const rows = Array.from({ length: 5000 }, (_, count) => ({ name: null, count }))
  const chunks = await csvOf(rows)
  expect(chunks.length).toBeGreaterThan(1)
  const text = chunks.join('')
  expect(text.endsWith('\r\n,4999\r\n')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(5002)
})
