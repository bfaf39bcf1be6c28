import { expect, it } from 'vitest'
import { matchesEntityTag } from './entity-tag.ts'

it.each([
  [null, false],
  ['', false],
  ['"abc"', true],
  ['W/"abc"', true],
  ['"x", W/"abc"', true],
  ['"x","abc"', true],
  ['*', true],
  ['"ab"', false],
  ['abc', false],
])('If-None-Match %j names "abc": %s', (header, expected) => {
  expect(matchesEntityTag(header, '"abc"')).toBe(expected)
})
