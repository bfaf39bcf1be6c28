import { expect, test } from 'vitest'
import { fieldError, replaceFields, withFallbacks } from './personal-fields.ts'

test('fields are replaced with their fallback, except in code', () => {
  const text =
    'Hello {first name|there}, `{first name|x}`\n```\n{company|x}\n```\n{company|} {else|x}'
  expect(replaceFields(text, (field, fallback) => `<${field}:${fallback}>`)).toBe(
    'Hello <first name:there>, `{first name|x}`\n```\n{company|x}\n```\n<company:> {else|x}',
  )
  expect(withFallbacks('Hello {first name|there}')).toBe('Hello there')
})

test.each([
  ['Hello {first name|there} of {company|}', undefined],
  ['{}, {"a": 1}, {color: red}, { name }', undefined],
  ['`{name}`, and\n```js\nf({name})\n```', undefined],
  ['Hello {first_name|there}', '“{first_name}” is not known.'],
  ['Hello {First name|there}', '“{First name}” is not known.'],
  ['Hello {first name}', 'Say what stands there for readers without: {first name|…}'],
])('%s', (text, error) => {
  const found = fieldError(text)
  if (error === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(error)
})
