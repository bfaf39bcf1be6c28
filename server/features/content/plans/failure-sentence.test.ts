import { expect, test } from 'vitest'
import { failureSentence } from './failure-sentence.ts'

test.each([
  [{}, 'Nothing was published.'],
  [{ title: 'This field is required.' }, 'Title: This field is required.'],
  [
    { 'blocks.3.action.href': '"/x" is not a page of this site.' },
    'Section 4, action.href: "/x" is not a page of this site.',
  ],
  [{ 'blocks.0': 'Too long.', '': 'Wrong.' }, 'Section 1: Too long. Wrong.'],
  [{ 'elsewhere 0 page:about': 'In “About”: broken.' }, 'In “About”: broken.'],
  [{ a: '1.', b: '2.', c: '3.', d: '4.' }, 'A: 1. B: 2. C: 3. And 1 more.'],
])('%j', (errors, sentence) => {
  expect(failureSentence({ message: 'Nothing was published.', errors })).toBe(sentence)
})
