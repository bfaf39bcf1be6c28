import { expect, test } from 'vitest'
import { type Run, readScale } from './mark-scale.ts'

const written = (row: Run[]) => row.map(({ kind, count }) => `${count} ${kind}`).join(', ')
const scaleOf = (value: string) => {
  const scale = readScale(value)
  return scale && { ...scale, rows: scale.rows.map(written) }
}

test.each([
  ['90%', 'strokes', ['90 full, 10 rest']],
  ['99.5 %', 'strokes', ['99.5 full, 0.5 rest']],
  ['+31%', 'strokes', ['100 rest, 31 full']],
  ['-27%', 'strokes', ['73 full, 27 open']],
  ['< 1%', 'strokes', ['99 full, 1 open']],
  ['1 in 9', 'dots', ['1 full, 8 rest']],
  ['168 of 212', 'strokes', ['168 full, 44 rest']],
  ['5-7', 'blocks', ['5 full, 2 open']],
  ['2–3%', 'strokes', ['2 full, 1 open, 97 rest']],
  ['62 → 9', 'strokes', ['62 open', '9 full, 53 rest']],
  ['12 to 3', 'blocks', ['12 open', '3 full, 9 rest']],
  ['22 min', 'strokes', ['22 full, 38 rest']],
  ['24 h', 'strokes', ['24 full']],
  ['6', 'blocks', ['6 full']],
  ['150+', 'dots', ['150 full']],
] as const)('draws %s as %s', (value, form, rows) => {
  expect(scaleOf(value)).toEqual({ form, rows, each: 1 })
})

test.each([
  ['22,000+', '22000 full', 1],
  ['22.000+', '22000 full', 1],
  ['205.4M+', '20540 full', 10_000],
  ['205,4 Mio.', '20540 full', 10_000],
  ['600M', '6000 full', 100_000],
] as const)('lets one dot of %s stand for more than one', (value, row, each) => {
  expect(scaleOf(value)).toEqual({ form: 'dots', rows: [row], each })
})

test.each(['$1,200', '₹/order', 'Line 1', '0', '3', '< 2.5 s', '200 ms', '7 : 1 : 2', '3-4'])(
  'leaves %s as it is written',
  (value) => {
    expect(scaleOf(value)).toBeNull()
  },
)

test('draws what the owner chose, with fewer marks where there is less room', () => {
  expect(readScale('16', 'blocks')?.form).toBe('blocks')
  expect(readScale('600M', undefined, 600)).toMatchObject({ each: 1_000_000 })
})

test('reads a value with the invisible marks of a page beside its fields', () => {
  expect(readScale('\ufe01\ufe00\ufe022 \ufe01\ufe00\ufe02in \ufe01\ufe00\ufe029')).toEqual(
    readScale('2 in 9'),
  )
  expect(readScale('2 in 9')).not.toBeNull()
})
