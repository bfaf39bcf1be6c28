import { expect, test } from 'vitest'
import { parseText } from '#model/content/parse-text.ts'
import { firstMark, markTexts } from './mark-texts.ts'

/** The nodes without what they say. */
const structure = (markdown: string) =>
  JSON.stringify(parseText(markdown), (key, value) => (key === 'text' ? '' : value))

test('marks leave the formatting of a text as it is', () => {
  const text =
    '**Bold** and _italic words_.\n\n- [one two](/three)\n- _four_\n\n1. five\n\n> <https://a.example/>'
  const { value } = markTexts({ type: 'string', markdown: 'text' }, text)
  expect(structure(String(value))).toBe(structure(text))
  expect(firstMark(String(value))).toBe(0)
})
