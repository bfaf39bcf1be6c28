import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/e2e/fixtures.ts'
import { crawl, linksOf } from './crawl.ts'

/** Rules of html-validate on spelling, which React decides, and on length. */
const notMarkup = {
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  'no-implicit-button-type': 'off',
  'no-inline-style': 'off',
  'no-raw-characters': 'off',
  'no-trailing-whitespace': 'off',
  'tel-non-breaking': 'off',
  'void-style': 'off',
} as const

test('has no broken links', async ({ site }) => {
  const pages = await crawl(site)
  expect(pages.size, 'pages were found').toBeGreaterThan(5)
  for (const [path, { status }] of pages) expect([200, 308], path).toContain(status)
  const emptyLinks = [...pages].flatMap(([path, { html }]) =>
    linksOf(html)
      .filter((href) => href === '' || href === '#')
      .map((href) => `${path}: "${href}"`),
  )
  expect(emptyLinks).toEqual([])
})

test('every page has its own title, a description and no style attributes', async ({ site }) => {
  const titles = new Map<string, string>()
  for (const [path, { status, html }] of await crawl(site)) {
    if (status !== 200) continue
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/)
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
    // /partner and /partners show the same screen.
    if (!path.startsWith('/partner'))
      expect(titles.get(title), `${path} has the title of another page`).toBe(undefined)
    titles.set(title, path)
  }
})

test('every page is valid HTML', async ({ site }) => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    rules: notMarkup,
  })
  for (const [path, { html }] of await crawl(site)) {
    if (html === '') continue
    const { results } = await validator.validateString(html)
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`),
    )
    expect.soft(errors, path).toEqual([])
  }
})
