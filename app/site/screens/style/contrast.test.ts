import { expect, it } from 'vitest'
import { contrast, verdict } from './contrast.ts'

it('computes the WCAG contrast ratio', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
  expect(contrast([9, 9, 9], [9, 9, 9])).toBe(1)
})

it('names the WCAG level that a ratio reaches', () => {
  expect([21, 7, 4.5, 3, 2.9].map(verdict)).toEqual(['AAA', 'AAA', 'AA', 'large, lines', 'no text'])
})
