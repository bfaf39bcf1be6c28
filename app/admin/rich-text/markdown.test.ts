import { getSchema, type JSONContent } from '@tiptap/core'
import { expect, test } from 'vitest'
import { randomArticle } from '#tests/fixtures/random-article.ts'
import { openMarkdown } from './open-markdown.ts'
import { articleSchema } from './schema.ts'
import { toDocument } from './to-document.ts'
import { toMarkdown } from './to-markdown.ts'

const schema = getSchema(articleSchema)

/** Its lines and its table are not as the editor writes them. */
const article = `Words with **strong**, _stressed_ and \`coded\` parts,
in two lines, and a [link](/contact "Write").

## Lists

1. One
2. Two
   - Two and a half, at $1.20 (15% more)

- Another list

> A quotation of
> two lines.

> [!NOTE]
> A callout.

| Name | Figure |
| --- | --: |
| One, longer | 1 |
| Two | 20,000 × 4 |

![A field](/wide.svg "Its caption")

---

\`\`\`ts
const a = '<b>'
\`\`\`
`

test('a text by hand keeps its words, and is the same after every save but the first', () => {
  const opened = openMarkdown(article)
  if (!('document' in opened)) throw new Error(opened.unsupported)
  schema.nodeFromJSON(opened.document).check()
  const saved = toMarkdown(opened.document)
  expect(toMarkdown(toDocument(saved))).toBe(saved)
  expect(wordsOf(saved)).toEqual(wordsOf(article))
})

/** Without the padding of tables and line breaks within paragraphs and quotations. */
function wordsOf(markdown: string) {
  const words = markdown.replace(/-{2,}/g, '--').split(/\s+/)
  return words.filter((word) => word !== '' && word !== '>')
}

test('whatever the editor can write is kept, and comes back the same', () => {
  for (let seed = 1; seed <= 100; seed++) {
    const document = randomArticle(seed)
    schema.nodeFromJSON(document).check()
    const saved = toMarkdown(document)
    const reopened = toDocument(saved)
    schema.nodeFromJSON(reopened).check()
    expect(toMarkdown(reopened), `seed ${seed}`).toBe(saved)
    expect(lettersOf(reopened), `seed ${seed}`).toBe(lettersOf(document))
  }
})

/** All text without whitespace. */
function lettersOf({ text = '', content = [] }: JSONContent): string {
  return text.replace(/\s/g, '') + content.map(lettersOf).join('')
}

test.each([
  ['a <b>word</b>', 'HTML'],
  ['<div>\n\nwords\n\n</div>', 'HTML'],
  ['<!-- a comment -->', 'HTML'],
  ['a note[^1]\n\n[^1]: below', 'a footnote'],
  ['[words][a]\n\n[a]: /contact', 'a link reference'],
  ['![words][a]\n\n[a]: /a.webp', 'a picture reference'],
  ['- [x] done', 'a checklist'],
  ['before ![words](/a.webp) after', 'a picture inside a line of text'],
  ['```ts {1,2}\nlet a\n```', 'a code block with options'],
  ['> '.repeat(4_000), 'too many levels of nesting'],
])('%s is edited as source', (markdown, unsupported) => {
  expect(openMarkdown(markdown)).toEqual({ unsupported })
})

test('a callout is a quotation that begins with its kind', () => {
  const { content } = toDocument('> [!TIP]\n> Ask **first**.\n>\n> - one')
  expect(content).toMatchObject([
    {
      type: 'callout',
      attrs: { kind: 'tip' },
      content: [{ type: 'paragraph' }, { type: 'bulletList' }],
    },
  ])
  for (const quote of ['> \\[!TIP]\n> words', '> [!OTHER]\n> words', '> [!TIP] words']) {
    expect(toDocument(quote).content).toMatchObject([{ type: 'blockquote' }])
  }
})

test('an embed is the address of a film on a line of its own', () => {
  const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  expect(toDocument(address).content).toEqual([{ type: 'embed', attrs: { url: address } }])
  for (const text of [`See ${address}`, `[A film](${address})`, 'https://a.example/']) {
    expect(toDocument(text).content).toMatchObject([{ type: 'paragraph' }])
  }
})

test('spaces at the ends of marked words are put outside, where Markdown needs them', () => {
  const bold = { type: 'text', text: ' bold ', marks: [{ type: 'bold' }] }
  const content = [{ type: 'text', text: 'a' }, bold, { type: 'text', text: 'b' }]
  expect(toMarkdown({ type: 'doc', content: [{ type: 'paragraph', content }] })).toBe(
    'a **bold** b',
  )
})
