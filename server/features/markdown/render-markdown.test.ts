import { expect, test } from 'vitest'
import { translateWith } from './article-words.ts'
import { renderMarkdown } from './render-markdown.ts'
import { UnrenderableText } from './unrenderable-text.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '[x]: javascript:alert(1)\n\n[x]',
  '```"><script>alert(1)</script>\n<script>alert(1)</script>\n```',
  '## <script>alert(1)</script>',
  '| <script>alert(1)</script> |\n|---|\n| <b onclick=alert(1)>x</b> |',
  '<https://example.com/"onmouseover="alert(1)>',
])('%s is sanitized', async (markdown) => {
  const { html } = await renderMarkdown(markdown)
  expect(html).not.toMatch(/<script|<svg|<[^>]*\son\w+=|(href|src)="(javascript|data):/i)
})

test.each([
  ['[x](https://a.example/)', 'href="https://a.example/"'],
  ['[x](HTTP://a.example/)', 'href="https://a.example/"'],
  ['http://a.example', 'href="https://a.example"'],
  ['[x](mailto:ann@example.com)', 'href="mailto:ann@example.com"'],
  ['[x](tel:+916125550142)', 'href="tel:+916125550142"'],
  ['[x](/contact)', 'href="/contact"'],
  ['[x](#section-a)', 'href="#section-a"'],
  ['[x](ftp://a.example/)', '<a>'],
  ['[x](irc://a.example/)', '<a>'],
  ['[x](vbscript:x)', '<a>'],
])('%s becomes %s', async (markdown, expected) => {
  expect((await renderMarkdown(markdown)).html).toContain(expected)
})

test('code is highlighted with classes, without style attributes', async () => {
  const { html } = await renderMarkdown('```ts\nconst a: string = "b" // c\n```')
  expect(html).toContain('<pre class="code" tabindex="0"><code>')
  expect(html).toContain('<span class="token-keyword">const</span>')
  expect(html).toContain('token-comment')
  expect(html).not.toContain('style=')
})

test('code in an unknown language or none is not highlighted', async () => {
  const { html } = await renderMarkdown('```klingon\n<b>&amp;\n```\n\n    indented')
  expect(html).toContain('&#x3C;b>&#x26;amp;')
  expect(html).not.toContain('style=')
})

test('ids of headings never clash with other ids of the page', async () => {
  const { html, headings } = await renderMarkdown(
    '# Top\n\n## Main *part*\n\n### Deeper\n\n## Main part',
  )
  expect(headings).toEqual([
    { id: 'section-main-part', text: 'Main part' },
    { id: 'section-main-part-1', text: 'Main part' },
  ])
  expect(html).toContain('<h3 id="section-deeper">')
})

test('tables can scroll, and alignment uses no style attribute', async () => {
  const { html } = await renderMarkdown('| a | b |\n|:-:|--:|\n| 1 | 2 |')
  expect(html).toContain(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>',
  )
  expect(html).toContain(
    '<th class="text-center" scope="col">a</th>\n<th class="text-right" scope="col">b</th>',
  )
  expect(html).not.toMatch(/style=|align=/)
})

test('an empty corner makes the first column the heads of its rows', async () => {
  const { html } = await renderMarkdown('| | a |\n|-|-|\n| b | 2 |')
  expect(html).toContain('<td></td>\n<th scope="col">a</th>')
  expect(html).toContain('<th scope="row">b</th>\n<td>2</td>')
})

test('an image of the media library has its dimensions, loads lazily and offers several widths', async () => {
  const folder = '/media/01932a3e-0000-7000-8000-000000000001/aaaaaaaaaaaa-900x600'
  const { html } = await renderMarkdown(`![A "shop"](${folder}/shop.webp "Title")`)
  expect(html).toBe(
    `<p><picture><source type="image/avif" srcset="${folder}/shop-480.avif 480w, ${folder}/shop-720.avif 720w, ${folder}/shop.avif 900w" sizes="(width < 42rem) 100vw, 42rem">` +
      `<img src="${folder}/shop.webp" alt="A &#x22;shop&#x22;" title="Title" loading="lazy" decoding="async" width="900" height="600" srcset="${folder}/shop-480.webp 480w, ${folder}/shop-720.webp 720w, ${folder}/shop.webp 900w" sizes="(width < 42rem) 100vw, 42rem"></picture></p>`,
  )
})

test('any other image loads lazily', async () => {
  const { html } = await renderMarkdown('![A](/pictures/a.webp)')
  expect(html).toBe('<p><img src="/pictures/a.webp" alt="A" loading="lazy" decoding="async"></p>')
})

test('a quotation with a label is a callout, unless the label is escaped', async () => {
  const { html } = await renderMarkdown('> [!TIP]\n> Ask **first**.\n>\n> - one')
  expect(html).toContain('<div class="callout" role="note"><p class="callout-title">Tip</p>')
  expect(html).toContain('<p>Ask <strong>first</strong>.</p>')
  expect(html).not.toMatch(/TIP|blockquote/)
  for (const plain of ['> \\[!TIP]\n> words', '> [!OTHER]\n> words', 'text [!TIP]']) {
    expect((await renderMarkdown(plain)).html).not.toContain('callout')
  }
})

test('the address of a film on its own line is a player that loads when it is opened', async () => {
  const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const { html } = await renderMarkdown(`Words\n\n${address}\n\nSee ${address}`)
  expect(html.match(/<iframe/g)).toHaveLength(1)
  expect(html).toMatch(
    /<details><summary>.*<\/summary><iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?autoplay=1"[^>]* loading="lazy"/,
  )
  expect((await renderMarkdown(`[A film](${address})`)).html).not.toContain('iframe')
})

test('nested lists are rendered to a reasonable depth', async () => {
  const list = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- level`).join('\n')
  expect((await renderMarkdown(list)).html.match(/<ul>/g)).toHaveLength(20)
})

test.each([
  ['blockquotes nested too deeply', '> '.repeat(150)],
  [
    'references that expand it a thousand times',
    `[a]: /${'x'.repeat(5_000)}\n\n${'[a] '.repeat(1_000)}`,
  ],
])('a text with %s is refused', async (_, markdown) => {
  const outcome = await renderMarkdown(markdown).catch((error) => error)
  expect(outcome instanceof UnrenderableText).toBe(true)
})

test('the words that are added to an article are in the language of the site', async () => {
  const words = {
    Note: 'Hinweis',
    Table: 'Tabelle',
    'Watch it on {provider}': 'Bei {provider} ansehen',
    Footnotes: 'Fußnoten',
    'Back to reference {number}': 'Zurück zu Verweis {number}',
  }
  const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const { html } = await renderMarkdown(
    `> [!NOTE]\n> Text[^1]\n\n| a |\n|-|\n| b |\n\n${film}\n\n[^1]: More`,
    translateWith(words),
  )
  expect(html).toContain('<p class="callout-title">Hinweis</p>')
  expect(html).toContain('aria-label="Tabelle"')
  expect(html).toContain('>Bei YouTube ansehen</a>')
  expect(html).toContain('>Play the video here<')
  expect(html).toContain('>Fußnoten</h2>')
  expect(html).toContain('aria-label="Zurück zu Verweis 1"')
})
