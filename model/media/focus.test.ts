import { expect, test } from 'vitest'
import { focusText, nearestFocus, parseFocus } from './focus.ts'

test.each([
  [{ x: 31, y: 9.9 }, '30x10'],
  [{ x: -4, y: 140 }, '0x100'],
  [{ x: 52.5, y: 47.4 }, '55x45'],
])('%o becomes the step %s', (point, text) => {
  const focus = nearestFocus(point)
  expect(focusText(focus)).toBe(text)
  expect(parseFocus(text)).toEqual(focus)
})

test.each([undefined, null, '', '31x10', '105x0', '30', 'x', '30x10x5'])(
  '%o is no focus',
  (text) => {
    expect(parseFocus(text)).toBeNull()
  },
)
