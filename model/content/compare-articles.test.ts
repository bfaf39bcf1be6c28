import { expect, test } from 'vitest'
import { compareArticles } from './compare-articles.ts'

const none = { before: [], after: [] }

test('unchanged blocks are counted, changed ones are paired', () => {
  const before = '## One\n\nA text.\n\nGone.\n\nThe end.'
  const after = '## One\n\nA better text.\n\nThe end.\n\nAdded.'
  expect(compareArticles(before, after)).toEqual([
    { same: 1 },
    { before: 'A text.\n\nGone.', after: 'A better text.', pictures: none },
    { same: 1 },
    { before: '', after: 'Added.', pictures: none },
  ])
  expect(compareArticles(before, before)).toEqual([{ same: 4 }])
  expect(compareArticles('', 'New.')).toEqual([{ before: '', after: 'New.', pictures: none }])
  expect(compareArticles('Old.', '')).toEqual([{ before: 'Old.', after: '', pictures: none }])
})

test('blank lines within code do not part it, and line ends do not count', () => {
  const code = '```js\none()\n\ntwo()\n```'
  expect(compareArticles(code, `${code}\n\nMore.`)[0]).toEqual({ same: 1 })
  expect(compareArticles('A.\r\n\r\nB.', 'A.\n\nB.')).toEqual([{ same: 2 }])
})

test('pictures that only one version has are named', () => {
  const before = 'Look: ![a](/media/a.webp) and ![b](/media/b.webp "B")'
  const after = 'Look: ![better](/media/a.webp) and ![c](</media/c.webp>)'
  expect(compareArticles(before, after)).toMatchObject([
    { pictures: { before: ['/media/b.webp'], after: ['/media/c.webp'] } },
  ])
})

test('a text of 200,000 characters of which nothing is the same is compared before the test times out', () => {
  const text = (word: string) =>
    Array.from({ length: 25_000 }, (_, index) => `${word}${index}`).join('\n\n')
  expect(compareArticles(text('a'), text('b'))).toHaveLength(1)
})
