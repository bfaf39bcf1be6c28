import { expect, test } from 'vitest'
import { readBodyText } from './read-body.ts'

const read = (text: string, key = 'page:home') => readBodyText(text, key)

test('a document is stored unchanged, except that a phone has one number', () => {
  expect(read('{ "a": [1, "\\\\u0000"] }')).toBe('{"a":[1,"\\\\u0000"]}')
  expect(read('{"phone":{"label":"+91 1","number":"2"}}', 'site')).toBe(
    '{"phone":{"label":"+91 1"}}',
  )
})

test.for<[string, string]>([
  ['', 'could not be read'],
  ['null', 'could not be read'],
  ['{"a":', 'could not be read'],
  [`${'['.repeat(51)}${']'.repeat(51)}`, 'could not be read'],
  [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'could not be read'],
  ['{"a":[{"b":"c\\u0000"}]}', 'character that is not text'],
])('%.20s… is refused with a message', ([text, message]) => {
  expect(() => read(text)).toThrow(message)
})
