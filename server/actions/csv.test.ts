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
])('a text that starts like %j is no formula', async (name) => {
  const [text = ''] = await written([{ name, count: -3 }])
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
])('what could end a cell elsewhere starts no formula: %j', async (name, expected) => {
  const [text = ''] = await written([{ name, count: 1 }])
  expect(parse(text, { bom: true, columns: true })).toEqual([{ Name: expected, Count: '1' }])
  // As a spreadsheet reads it that parts cells by semicolons or tabs and knows no quotes inside them.
  const pieces = text.slice(1).split(/[;\t\r\n]/)
  expect(pieces.filter((piece) => /^[\s"]*[=+\-@＝＋－＠]/.test(piece))).toEqual([])
})

test.each(['a-b', 'ann@example.com', '1 + 1 = 2', '2026-11-21', 'Tea; coffee', 'x\ny', '-'])(
  'a text such as %j stays readable',
  async (name) => {
    const [text = ''] = await written([{ name, count: 1 }])
    const [row] = parse(text, { bom: true, columns: true }) as { Name: string }[]
    expect(row?.Name).toBe(name === '-' ? "'-" : name)
  },
)

test('a cell of line ends alone is read once, not once for each of them', async () => {
  const started = performance.now()
  await written([{ name: '\n'.repeat(200_000), count: 1 }])
  expect(performance.now() - started).toBeLessThan(2000)
})

test('an empty cell is empty, and many rows leave in pieces', async () => {
  const rows = Array.from({ length: 5000 }, (_, count) => ({ name: null, count }))
  const pieces = await written(rows)
  expect(pieces.length).toBeGreaterThan(1)
  const text = pieces.join('')
  expect(text.endsWith('\r\n,4999\r\n')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(5002)
})
