import { readFile } from 'node:fs/promises'
import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { articleSchema } from '#app/admin/rich-text/schema.ts'
import { toMarkdown } from '#app/admin/rich-text/to-markdown.ts'
import { pasteError } from './paste-error.ts'
import { readPasted } from './read-pasted.ts'

const schema = getSchema(articleSchema)

async function pasted(html: string) {
  const { document } = await readPasted(html)
  schema.nodeFromJSON(document).check()
  return toMarkdown(document)
}

const lists = `- Orders by telephone
  - before noon
- **Returns** and refunds

### The steps
`

test('headings, lists, tables, links, quotes and emphasis of Word are kept, its styles are not', async () => {
  const html = await readFile('tests/fixtures/clipboard/word.txt', 'utf8')
  expect(await pasted(html)).toBe(`## Counting the questions

We asked for **ten days** of _tally marks_ first, and got ~~nine~~ **_eleven_**.

## What we counted

${lists}
1. Print a sheet
2. Read [how to tally](https://example.com/tally)

| Question                     | Count |
| ---------------------------- | ----- |
| Where is my order? And when? | 212   |

> Nobody had ever counted.

\`npm start\` begins it.`)
  expect((await readPasted(html)).picturesLeftOut).toBe(1)
})

test('the same of Google Docs, which writes emphasis as styles', async () => {
  const html = await readFile('tests/fixtures/clipboard/google-docs.txt', 'utf8')
  expect(await pasted(html)).toBe(`## What we counted

We asked for **ten days** of _tally marks_, ~~nine~~ **_eleven_**, with [a link](https://example.com/tally?a=1) and \`npm start\`.

${lists}
1. Print a sheet
2. Count

| Question           | Count |
| ------------------ | ----- |
| Where is my order? | 212   |`)
})

test('the same of a .docx that LibreOffice has opened', async () => {
  const html = await readFile('tests/fixtures/clipboard/libreoffice.txt', 'utf8')
  expect(await pasted(html)).toBe(`Counting the questions

We asked for **ten days** of _tally marks_ first, and got ~~nine~~ **_eleven_**.

## What we counted

${lists}
1. Print a sheet
2. Read [how to tally](https://example.com/tally)

| Question           | Count |
| ------------------ | ----- |
| Where is my order? | 212   |

\`npm start\` begins it.\\
And a new line.`)
  expect((await readPasted(html)).picturesLeftOut).toBe(1)
})

/** A paragraph of a list in Word. */
const item = (text: string, level: number, bullet: string, list = 'l0') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${bullet}</span>${text}</p>`

test.each([
  [
    'numbers go on after a paragraph',
    `${item('One', 1, '1.')}<p>Text</p>${item('Two', 1, '2.')}`,
    '1. One\n\nText\n\n2. Two',
  ],
  [
    'an indented paragraph belongs to its item',
    `${item('One', 1, '1.')}<p style='margin-left:36.0pt'>More</p>${item('Two', 1, '2.')}`,
    '1. One\n\n   More\n\n2. Two',
  ],
  [
    'a numbered heading is a heading',
    `<h2 style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>1.1</span>Scope</h2>`,
    '## Scope',
  ],
  [
    'items within list elements',
    `<ul><li style='mso-list:l0 level1 lfo1'>One</li><ul><li style='mso-list:l0 level2 lfo1'>Two</li></ul></ul>`,
    '- One\n  - Two',
  ],
  [
    'a deeper list after paragraphs belongs to the last',
    `${item('One', 1, '·')}<ul><ul><li style='mso-list:l0 level2 lfo1'>Two</li></ul></ul>${item('Three', 1, '·')}`,
    '- One\n  - Two\n- Three',
  ],
  [
    'a list that begins deeper',
    '<ul><ul><ul><li>One</li></ul></ul><li>Two</li></ul>',
    '- One\n- Two',
  ],
  ['line breaks at the end', '<p><b>One<br><br></b></p><p>Two</p>', '**One**\n\nTwo'],
  ['a table without text', '<table><tr><td></td><td>&nbsp;</td></tr></table><p>One</p>', 'One'],
])('of Word, %s', async (_, html, markdown) => {
  expect(await pasted(html)).toBe(markdown)
})

test.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<style>p{color:red}</style><p style="color:red">a</p>', 'a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<iframe src="https://a.example"></iframe><p onclick="alert(1)">a</p>', 'a'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href="file:///C:/a.doc">a</a>', 'a'],
  ['<svg><script>alert(1)</script></svg><noscript>b</noscript>a', 'a'],
  ['<p>one<br>two</p>', 'one\\\ntwo'],
  ['<p>a</p><p>&nbsp;</p><p>b</p>', 'a\n\nb'],
  ['<pre><code class="language-ts">let a\nlet b</code></pre>', '```ts\nlet a\nlet b\n```'],
  ['<h2><b>Bold</b> heading</h2>', '## Bold heading'],
  ['<p>&lt;b&gt; * not markup *</p>', '\\<b> \\* not markup \\*'],
])('%s becomes %s', async (html, markdown) => {
  expect(await pasted(html)).toBe(markdown)
})

test('more than an article can hold is refused in a sentence before it is read', () => {
  expect(pasteError(`<p>${'a'.repeat(5_000_000)}</p>`, '')).toBe(
    'This is 4.8 MB at once, too much to paste. Paste it in parts.',
  )
  expect(pasteError('', 'a'.repeat(200_001))).toBe(
    'This text has 200,001 characters, an article at most 200,000. Paste it in parts.',
  )
  // Pictures within the HTML are left out anyway.
  expect(pasteError(`<img src="data:image/png;base64,${'a'.repeat(5_000_000)}">`, '')).toBeNull()
  expect(pasteError('<p>a</p>', 'a')).toBeNull()
})
