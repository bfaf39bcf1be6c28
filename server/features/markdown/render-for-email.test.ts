import { expect, test } from 'vitest'
import { translateWith } from './article-words.ts'
import { renderForEmail } from './render-for-email.ts'
import { UnrenderableText } from './unrenderable-text.ts'

const picture = '/media/11111111-2222-4333-8444-555555555555/0123456789ab-1600x900/desk'
const base = 'https://agency.example'
const render = (markdown: string) => renderForEmail(markdown, { base, pictures: {} })

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<p style="position:fixed">x</p>',
  '[x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '<https://example.com/"onmouseover="alert(1)>',
])('%s does no harm', async (markdown) => {
  const { html } = await render(markdown)
  expect(html).not.toMatch(/<script|<[^>]* on\w+=|position|(src|href)="(javascript|data):/)
})

test('links and pictures are absolute, and pictures have the size in which they are shown', async () => {
  const { html } = await render(
    `[Work](/work) [Other](http://other.example/x) [Write](mailto:a@agency.example)\n\n![Desk](${picture}.webp)`,
  )
  expect(html).toContain('href="https://agency.example/work"')
  expect(html).toContain('href="https://other.example/x"')
  expect(html).toContain('href="mailto:a@agency.example"')
  expect(html).toContain(
    `src="https://agency.example${picture}.webp" alt="Desk" width="552" height="311"`,
  )
})

test.each([
  ['', `${picture}.webp`],
  ['with a focus', `${picture.replace('1600x900', '1600x900-30x70')}.webp`],
  ['of a smaller size', `${picture}-480.webp`],
  ['with the address of the site', `${base}${picture}.webp`],
])('a library picture %s is the file for emails', async (_, src) => {
  const file = { src: `${picture}-email.jpg`, width: 400, height: 300 }
  const pictures = { '11111111-2222-4333-8444-555555555555': file }
  const { html } = await renderForEmail(`![Desk](${src})`, { base, pictures })
  expect(html).toContain(`src="${base}${picture}-email.jpg" alt="Desk" width="400" height="300"`)
})

test('every element that needs one has a style of its own, and headings begin below the subject', async () => {
  const { html } = await render(
    '# One\n\n##### Five\n\n> Said\n\n- a\n\n1. b\n\n| A |\n|---|\n| b |\n\n`code`',
  )
  for (const name of 'h2 h4 blockquote ul ol li table th td code'.split(' '))
    expect(html).toMatch(new RegExp(`<${name} [^>]*style="[^"]+"`))
  expect(html).not.toMatch(/<h1|<h5/)
})

test('the plain text has the addresses of links, the marks of lists and the words of pictures', async () => {
  const markdown = `# Hello

We made [this](/work) and
https://other.example/ with **care**.

- One
  - Inner
- Two

3. Three
4. Four

> Said
> twice

\`\`\`
a  b
\`\`\`

| A | B |
|---|---|
| c | d |

---

![A desk](/a.webp)`
  expect((await render(markdown)).text).toBe(`Hello

We made this (https://agency.example/work) and https://other.example/ with care.

- One
  - Inner
- Two

3. Three
4. Four

> Said twice

    a  b

A | B
c | d

* * *

A desk`)
})

test('a callout has its title', async () => {
  const { html, text } = await render('> [!TIP]\n> Come early')
  expect(html).toMatch(
    /<blockquote class="callout" style="[^"]+"><p style="[^"]+"><strong>Tip<\/strong><\/p>/,
  )
  expect(html).not.toMatch(/\[!TIP|data-callout/)
  expect(text).toBe('> Tip\n>\n> Come early')
})

test('the title of a callout is in the language of the site', async () => {
  const t = translateWith({ Tip: 'Tipp' })
  const { html } = await renderForEmail('> [!TIP]\n> Zeitig', { base, pictures: {} }, t)
  expect(html).toContain('<strong>Tipp</strong>')
})

test('a text that Gmail would cut off, or that is nested too deeply, is refused', async () => {
  const long = `[a]: /${'x'.repeat(1000)}\n\n${'[a] '.repeat(1000)}`
  for (const text of [long, 'word '.repeat(19_000), '文'.repeat(31_000)]) {
    await expect(render(text)).rejects.toThrow('Gmail would cut this issue off')
  }
  expect((await render('word '.repeat(18_000))).html.length).toBeGreaterThan(89_000)
  await expect(render('> '.repeat(101))).rejects.toThrow(UnrenderableText)
})

test('a picture of another site is a link, and an address that is none stays as it is', async () => {
  const { html } = await render('![A cat](https://cats.example/1.png) ![x](https://)')
  expect(html).toMatch(/<a href="https:\/\/cats\.example\/1\.png"[^>]*>A cat<\/a>/)
  expect(html).not.toContain('src="https://cats')
  const linked = await render('[![A cat](https://cats.example/1.png)](https://cats.example/all)')
  expect(linked.html).toMatch(/<p[^>]*><a href="https:\/\/cats\.example\/all"[^>]*>A cat<\/a><\/p>/)
})

test('quotations, lists and tables begin where lines of the language do', async () => {
  const markdown = '> Said\n\n- a\n\n| A |\n|---|\n| b |'
  const { html } = await renderForEmail(markdown, { base, pictures: {}, direction: 'rtl' })
  expect(html).toContain('border-right:3px')
  expect(html).toContain('padding-right:24px')
  expect(html).toContain('text-align:right')
  expect(html).not.toMatch(/border-left|text-align:left/)
  expect((await render(markdown)).html).not.toMatch(
    /border-right|padding-right:24px|text-align:right/,
  )
})
