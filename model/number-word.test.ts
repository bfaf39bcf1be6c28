import { expect, test } from 'vitest'
import { numberWord } from './number-word.ts'

test('writes counts as running text has them', () => {
  expect([0, 1, 15, 20, 21, 40, 99, 100].map((count) => numberWord(count))).toEqual([
    'no',
    'one',
    'fifteen',
    'twenty',
    'twenty-one',
    'forty',
    'ninety-nine',
    '100',
  ])
})

test('other languages have digits', () => {
  expect(numberWord(15, 'de')).toBe('15')
})
