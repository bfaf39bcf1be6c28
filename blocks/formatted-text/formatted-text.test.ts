import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formattedTextSchema, plainText } from '#model/content/formatted-text.ts'
import { parseText } from '#model/content/parse-text.ts'
import { FormattedText } from './formatted-text.tsx'

const html = (markdown: string) =>
  renderToStaticMarkup(createElement(FormattedText, { nodes: parseText(markdown) })).replace(
    / class="[^"]*"/g,
    '',
  )

test.each([
  ['A plain sentence - with 5 things (a, b).', 'A plain sentence - with 5 things (a, b).'],
  ['R&D, 3 < 5, 2 * 3, snake_case', 'R&amp;D, 3 &lt; 5, 2 * 3, snake_case'],
  ['**Bold**, _italic_', '<strong>Bold</strong>, <em>italic</em>'],
  ['[Write to us](/contact)', '<a href="/contact">Write to us</a>'],
  ['One line\nand the next', 'One line<br/>and the next'],
])('%j is one paragraph', (markdown, inside) => {
  expect(html(markdown)).toBe(`<p>${inside}</p>`)
})

test('paragraphs, lists and headings of a legal text stay apart', () => {
  const markdown =
    '## Data\n\nWe **store**:\n\n- your name\n- your email\n  1. work\n\n3. Three\n4. Four\n\nLast.'
  expect(html(markdown)).toBe(
    '<div><h3>Data</h3><p>We <strong>store</strong>:</p><ul><li>your name</li>' +
      '<li>your email<ol><li>work</li></ol></li></ul><ol start="3"><li>Three</li><li>Four</li></ol>' +
      '<p>Last.</p></div>',
  )
})

test.each([
  ['[a](javascript:alert(1))', '<p>a</p>'],
  ['[a](data:text/html,x)', '<p>a</p>'],
  ['[a](//evil.example)', '<p>a</p>'],
  ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
  ['![alt](https://a.example/track.png)', '<p>alt</p>'],
])('%s cannot do harm', (markdown, safe) => expect(html(markdown)).toBe(safe))

test.each([
  ['[a](javascript:alert)', 'The link to “javascript:alert” does not work.'],
  ['[a](www.example.com)', 'Begin the address of another website'],
  ['*'.repeat(60), 'Too many signs'],
  ['a'.repeat(30_001), 'This text has 30,001 characters; 30,000 are possible.'],
  ['', 'expected string to have'],
])('%.30s is refused', (text, message) => {
  expect(formattedTextSchema.safeParse(text).error?.issues[0]?.message).toContain(message)
})

test('search engines get the words alone', () => {
  expect(plainText(parseText('We **store**:\n\n- a\n- b\n\nLast.'))).toBe('We store: a b Last.')
})
