import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { columnsOf, Dots } from './dot-field.tsx'

test.each([7, 61, 150, 1000, 20_540, 22_000, 59_477])(
  'a field of %i has exactly that many dots',
  (count) => {
    const props = { count, columns: columnsOf(count, 3.6), seed: 'Dots' }
    const field = renderToStaticMarkup(createElement(Dots, props))
    const [columns = 0, rows = 0, rest = 0, line = 0] = numbersIn(/M0 0(H\d+V\d+H\d+v\d+)/, field)
    expect(columns * rows + rest * line).toBe(count)
    expect(rest).toBeLessThan(columns)
  },
)

function numbersIn(pattern: RegExp, text: string) {
  return (pattern.exec(text)?.[1]?.match(/\d+/g) ?? []).map(Number)
}

test('a field has full rows if its count allows it, near the wanted shape', () => {
  expect(columnsOf(22_000, 3.6)).toBe(275)
  expect(columnsOf(150, 0.9)).toBe(10)
})
