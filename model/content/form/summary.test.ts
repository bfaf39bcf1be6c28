import { expect, test } from 'vitest'
import { kindOf } from '#model/content/form/branches.ts'
import { pictureOf, summaryOf } from './summary.ts'

test('an entry is summarized by the field that names it', () => {
  expect(summaryOf({ type: 'team', intro: 'Forty people.', title: 'Who We Are' })).toBe(
    'Who We Are',
  )
  expect(summaryOf({ id: 'x', answer: 'Yes.', question: 'Really?' })).toBe('Really?')
  expect(summaryOf({ type: 'hero', title: ['Work that', 'carries.'] })).toBe('Work that carries.')
})

test('an entry without such a field is summarized by its first text at any depth', () => {
  expect(summaryOf({ type: 'prose', sections: [{ title: 'Terms' }] })).toBe('Terms')
  expect(summaryOf({ link: { href: '/about', label: 'About us' } })).toBe('About us')
  expect(summaryOf({ lambda: 400, video: '/films/a.mp4', link: { href: '/about' } })).toBe('')
  expect(summaryOf({ title: '', items: [] })).toBe('')
  expect(summaryOf({ from: '/old', to: '/about' })).toBe('/old → /about')
})

test('long text is truncated', () => {
  expect(summaryOf('word '.repeat(60)).length).toBeLessThan(95)
})

test('a section is titled by its kind', () => {
  const kinds = ['team', 'why'].map((type) => ({
    title: `The ${type}`,
    properties: { type: { const: type } },
  }))
  expect(kindOf({ oneOf: kinds }, { type: 'why' })).toBe('The why')
  expect(kindOf({ type: 'object' }, {})).toBeUndefined()
})

test('the first picture of an entry is its thumbnail', () => {
  expect(pictureOf({ name: 'Mira', image: { src: '/mira.webp', alt: '' } })).toBe('/mira.webp')
  expect(pictureOf({ name: 'Mira', image: { src: '', alt: '' } })).toBeUndefined()
})

test('a person is summarized by name, not by job title', () => {
  expect(summaryOf({ id: 'a', name: 'Leila Farahani', title: 'Head of sales' })).toBe(
    'Leila Farahani',
  )
})
