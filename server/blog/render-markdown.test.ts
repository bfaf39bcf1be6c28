import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

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
])('%s does nothing', async (markdown) => {
  const { html } = await renderMarkdown(markdown)
  expect(html).not.toMatch(/<script|<svg|<[^>]*\son\w+=|(href|src)="(javascript|data):/i)
})

test('code is coloured by classes; no style attribute is in the page', async () => {
  const { html } = await renderMarkdown('```ts\nconst a: string = "b" // c\n```')
  expect(html).toContain('<pre class="code" tabindex="0"><code>')
  expect(html).toContain('<span class="token-keyword">const</span>')
  expect(html).toContain('token-comment')
  expect(html).not.toContain('style=')
})

test('code in an unknown or no language stays as it is', async () => {
  const { html } = await renderMarkdown('```klingon\n<b>&amp;\n```\n\n    indented')
  expect(html).toContain('&#x3C;b>&#x26;amp;')
  expect(html).not.toContain('style=')
})

test('headings have ids that meet no other id of a page', async () => {
  const { html, headings } = await renderMarkdown(
    '# Top\n\n## Main *part*\n\n### Deeper\n\n## Main part',
  )
  expect(headings).toEqual([
    { id: 'section-main-part', text: 'Main part' },
    { id: 'section-main-part-1', text: 'Main part' },
  ])
  expect(html).toContain('<h3 id="section-deeper">')
})

test('a table can scroll, alignment needs no style', async () => {
  const { html } = await renderMarkdown('| a | b |\n|:-:|--:|\n| 1 | 2 |')
  expect(html).toContain(
    '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>',
  )
  expect(html).not.toContain('style=')
})
