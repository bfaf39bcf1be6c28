import { expect, test } from 'vitest'
import { categoryById, categoryByName, categoryCover } from './categories.ts'

const categories = [
  { id: 'Design', name: 'Craft', lambda: 410, former: ['Design', 'Analytics'] },
  { id: 'Design 2', name: 'Design', lambda: 600 },
]

test('a stored post keeps its category when it is renamed, and follows it when it is removed', () => {
  expect(
    ['Design', 'Analytics', 'Design 2', 'unknown'].map((id) => categoryById(categories, id)?.name),
  ).toEqual(['Craft', 'Craft', 'Design', 'Craft'])
})

test('an address means the category that has the name now, then the one that had it', () => {
  expect(
    ['Craft', 'Design', 'Analytics', 'unknown'].map((name) => categoryByName(categories, name)?.id),
  ).toEqual(['Design', 'Design 2', 'Design', undefined])
})

test('a new category has the cover of the sample with the nearest hue', () => {
  expect(categories.map(categoryCover)).toEqual([
    '/pictures/covers/design.svg',
    '/pictures/covers/analytics.svg',
  ])
})
