import { expect, test } from 'vitest'
import { createLanguage } from './create-language.ts'

const polish = createLanguage('pl', {
  'Read more': 'Czytaj dalej',
  'By {author}': 'Autor: {author}',
  Empty: '',
  'Spoiled by {name}': '{name',
  '{count, plural, one {# post} other {# posts}} found':
    '{count, plural, one {# wpis} few {# wpisy} other {# wpisów}} znaleziono',
})

test('translates messages, their values and plurals', () => {
  expect(polish.t('Read more')).toBe('Czytaj dalej')
  expect(polish.t('By {author}', { author: 'Ola {x}' })).toBe('Autor: Ola {x}')
  const found = '{count, plural, one {# post} other {# posts}} found'
  expect(polish.t(found, { count: 3 })).toBe('3 wpisy znaleziono')
  expect(polish.t(found, { count: 12 })).toBe('12 wpisów znaleziono')
})

test('says in English what a language lacks or spoils', () => {
  expect(polish.t('Missing')).toBe('Missing')
  expect(polish.t('Empty')).toBe('Empty')
  expect(polish.t('Spoiled by {name}', { name: 'Ola' })).toBe('Spoiled by Ola')
  expect(polish.t('constructor')).toBe('constructor')
})

test('gives scripts the texts of each plural category', () => {
  expect(polish.plural('{count, plural, one {# post} other {# posts}} found')).toEqual({
    one: '# wpis znaleziono',
    few: '# wpisy znaleziono',
    other: '# wpisów znaleziono',
  })
})

test('knows in which direction a language is written', () => {
  const directions = (...tags: string[]) => tags.map((tag) => createLanguage(tag).direction)
  expect(directions('ar', 'he', 'fa', 'ur', 'az-Arab')).toEqual(Array(5).fill('rtl'))
  expect(directions('de', 'az', 'ja')).toEqual(Array(3).fill('ltr'))
})
