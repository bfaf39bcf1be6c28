import { expect, test } from 'vitest'
import { fixtureContent } from '#tests/fixtures/fixture-content.ts'
import { siteLetters } from './site-letters.ts'

function lettersOf(tagline: string) {
  const site = { ...fixtureContent.site, tagline }
  const bare = { navigation: {}, screens: {}, forms: {}, pages: new Map(), entries: {} }
  return siteLetters({ current: () => ({ ...fixtureContent, ...(bare as object), site }) }).join('')
}

test('the letters of texts are found, the most frequent first', () => {
  expect(lettersOf('ğğğğ '.repeat(5_000)).slice(0, 1)).toBe('ğ')
})

test('letters of a foreign word do not count', () => {
  expect(lettersOf('a few words '.repeat(2_000))).toContain('w')
  expect(lettersOf(`${'a few words '.repeat(2_000)} Привет`)).not.toMatch(/\p{Script=Cyrillic}/u)
})
