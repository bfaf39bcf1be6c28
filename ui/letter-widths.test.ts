import { expect, test } from 'vitest'
import { type MeasuredLetter, stretchLine, widthAt } from '#ui/letter-widths.ts'

const letters: MeasuredLetter[] = [
  { restStretch: 60, widths: [40, 70, 95] },
  { restStretch: 108, widths: [20, 28, 36] },
  { restStretch: 140, widths: [60, 90, 130] },
]
const total = 40 + widthAt(letters[1] as MeasuredLetter, 108) + 130

test('letters without a change have the width that they have at rest', () => {
  expect(stretchLine(letters, [0, 0, 0])).toEqual(
    letters.map((letter) => ({
      stretch: letter.restStretch,
      width: widthAt(letter, letter.restStretch),
    })),
  )
})

test('a line stays as wide as at rest, within the axis of the font', () => {
  for (const changes of [
    [40, 0, -40],
    [80, 80, 80],
    [-80, 10, 5],
  ]) {
    const line = stretchLine(letters, changes) ?? []
    expect(line.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(total, 6)
    for (const { stretch } of line) {
      expect(stretch).toBeGreaterThanOrEqual(60)
      expect(stretch).toBeLessThanOrEqual(140)
    }
  }
})

test('a font without a width axis does not move', () => {
  expect(stretchLine([{ restStretch: 60, widths: [40, 40, 40] }], [10])).toBeNull()
})
