import { expect, test } from 'vitest'
import { entryLabel, labelOf, plainWords, withArticle } from './labels.ts'

test('a label is the title of the schema, a known label, or the key in plain words', () => {
  expect(labelOf({ title: 'Booking page' }, 'bookingUrl')).toBe('Booking page')
  expect(labelOf({}, 'href')).toBe('Link')
  expect(labelOf({}, 'bookingUrl')).toBe('Booking URL')
  expect(labelOf({}, 'arrows-on-small')).toBe('Arrows on small')
})

test('readable labels are unchanged', () => {
  for (const words of ['UI/UX', '2D Character Animation', 'Web-Development'])
    expect(plainWords(words)).toBe(words)
})

test('an entry is named after its title, or by the singular of its list', () => {
  expect(entryLabel({ title: 'Section' }, 'Sections', 'blocks')).toBe('section')
  expect(entryLabel({}, 'Cards', 'cards')).toBe('card')
  expect(entryLabel({}, 'Categories', 'categories')).toBe('category')
  expect(entryLabel({}, 'Other conversations', 'others')).toBe('other')
  expect(entryLabel({}, 'Head', 'head')).toBe('entry')
  expect(entryLabel({ properties: { label: {}, href: {} } }, 'Legal', 'legal')).toBe('link')
})

test('a noun gets the right article', () => {
  expect(['card', 'entry', 'unit', 'item'].map(withArticle)).toEqual([
    'a card',
    'an entry',
    'a unit',
    'an item',
  ])
})
