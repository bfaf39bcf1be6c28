import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parseText } from '#model/content/parse-text.ts'
import { readPastedText } from './read-pasted-text.ts'

test('a text of Word keeps paragraphs, lists, bold text and links, and says what became of the rest', async () => {
  const html = await readFile('tests/fixtures/clipboard/word.txt', 'utf8')
  const { markdown, left } = await readPastedText(html, true)
  expect(markdown).toBe(`## Counting the questions

We asked for **ten days** of _tally marks_ first, and got nine **_eleven_**.

## What we counted

- Orders by telephone
  - before noon
- **Returns** and refunds

### The steps

1. Print a sheet
2. Read [how to tally](https://example.com/tally)

- Question – Count
- Where is my order? And when? – 212

Nobody had ever counted.

npm start begins it.`)
  expect(left).toBe(
    'Struck text and code became plain, tables became lists, quotations became paragraphs, pictures were left out: this text has no place for them.',
  )
  expect(parseText(markdown).map(({ kind }) => kind)).toEqual([
    ...['heading', 'paragraph', 'heading', 'list', 'heading', 'list', 'list'],
    ...['paragraph', 'paragraph'],
  ])
})

test('where a section has a title of its own, headings become bold lines', async () => {
  const { markdown, left } = await readPastedText('<h2>Data</h2><p>We <b>store</b> it.</p>', false)
  expect(markdown).toBe('**Data**\n\nWe **store** it.')
  expect(left).toBe('Headings became bold lines: this text has no place for them.')
})
