import { expect, test } from 'vitest'
import { octavesAround, placeOn } from './octaves.ts'

test('the scale begins round, doubles, and ends beyond the last amount', () => {
  expect(octavesAround([{ from: 900 }, { from: 1200, to: 3000 }])).toEqual([500, 1000, 2000, 4000])
  expect(octavesAround([{ from: 9000, to: 40_000 }])).toEqual([5000, 10_000, 20_000, 40_000])
})

test('an open end has room for one octave', () => {
  expect(octavesAround([{ from: 3000 }])).toEqual([2000, 4000, 8000])
})

test('one amount alone still has a scale', () => {
  expect(octavesAround([{ from: 1000, to: 1000 }])).toEqual([1000, 2000])
})

test('twice as much stands one mark further', () => {
  const marks = [500, 1000, 2000, 4000, 8000]
  expect(placeOn(marks, 500)).toBe(0)
  expect(placeOn(marks, 2000)).toBe(0.5)
  expect(placeOn(marks, 8000)).toBe(1)
})
