import { expect, test } from 'vitest'
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts'

test('placeholders are filled in once: a value that looks like one stays as it is', () => {
  const values = { name: '{reference} $& $1', reference: 'WL-1' }
  expect(fillPlaceholders('{name}, {reference}, {toString}, {', values)).toBe(
    '{reference} $& $1, WL-1, {toString}, {',
  )
})

test('a fallback takes the place of a value that is missing or empty', () => {
  const values = { name: 'Ann', service: '' }
  expect(fillPlaceholders('{name|you}, {service|it}, {city|here}, {city|}', values)).toBe(
    'Ann, it, here, ',
  )
})

test('an unknown placeholder is found', () => {
  expect(unknownPlaceholder('{name} {nmae}', ['name'])).toBe('nmae')
  expect(unknownPlaceholder('{ name }', ['name'])).toBe(' name ')
  expect(unknownPlaceholder('{} ', ['name'])).toBe('')
  expect(unknownPlaceholder('{name|x} {nmae|x}', ['name'])).toBe('nmae')
  expect(unknownPlaceholder('{name} } {', ['name'])).toBeUndefined()
})
