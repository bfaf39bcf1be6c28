import { expect, test } from 'vitest'
import { languageOf, languageOptions } from './languages.ts'

test('offers English and every language that has a file, each by its own name', () => {
  expect(languageOptions()).toEqual(
    expect.arrayContaining([
      { id: 'de', name: 'Deutsch' },
      { id: 'en', name: 'English' },
    ]),
  )
})

test('a language whose file was removed is English', () => {
  expect(languageOf('eo').tag).toBe('en')
})
