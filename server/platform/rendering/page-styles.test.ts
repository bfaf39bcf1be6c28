import { expect, test } from 'vitest'
import { createPageStyles } from './page-styles.ts'
import type { RenderPage } from './render-page.ts'
import { RIGHT_TO_LEFT, type SiteStyles, usedStyles } from './site-styles.ts'

const styles: SiteStyles = {
  path: '/assets/site-1.css',
  rules: [
    { css: 'body{margin:0}', classes: [[]] },
    {
      open: '@layer utilities',
      rules: [
        { css: '.hidden{display:none}', classes: [['hidden']] },
        { css: '.grid{display:grid}', classes: [['grid']] },
        { css: '.card .title,.lead{color:red}', classes: [['card', 'title'], ['lead']] },
        {
          open: '@media (width>=48rem)',
          rules: [{ css: '.md\\:flex{display:flex}', classes: [['md:flex']] }],
        },
        {
          open: '@media (width>=64rem)',
          rules: [{ css: '.lg\\:[&>a]\\:flex{display:flex}', classes: [['lg:[&>a]:flex']] }],
        },
      ],
    },
  ],
  scripted: ['hidden'],
}

test('keeps the rules whose classes are on the page or in a script, in their order', () => {
  expect(usedStyles(styles, '<p class="lead md:flex">')).toBe(
    'body{margin:0}@layer utilities{.hidden{display:none}.card .title,.lead{color:red}@media (width>=48rem){.md\\:flex{display:flex}}}',
  )
})

test('reads classes with escaped characters', () => {
  expect(usedStyles(styles, '<p class="lg:[&amp;&gt;a]:flex">')).toContain('@media (width>=64rem)')
})

test('drops a rule if an ancestor that it needs is missing', () => {
  expect(usedStyles(styles, '<p class="title">')).not.toContain('red')
})

test('keeps the rules for text from right to left where there is some', () => {
  const rules = [{ css: '.next:dir(rtl){scale:-1 1}', classes: [['next', RIGHT_TO_LEFT]] }]
  expect(usedStyles({ ...styles, rules }, '<html dir="rtl"><p class="next">')).toContain('scale')
  expect(usedStyles({ ...styles, rules }, '<html><p class="next">')).toBe('')
})

test('keeps the keyframes that a kept rule names', () => {
  const rules = [
    { css: '.rain{animation:fall 1s}', classes: [['rain']] },
    { css: '@keyframes fall{to{translate:0 9px}}', keyframes: 'fall' },
  ]
  expect(usedStyles({ ...styles, rules }, '<p class="rain">')).toContain('@keyframes fall')
  expect(usedStyles({ ...styles, rules }, '<p class="lead">')).toBe('')
})

test('keeps the properties that a kept rule reads', () => {
  const rules = [
    { css: '.rain{--wet:1;opacity:var(--wet)}', classes: [['rain']] },
    { css: '@layer properties{*{--wet:0}}' },
    { css: '@property --wet{inherits:false}', property: '--wet' },
  ]
  expect(usedStyles({ ...styles, rules }, '<p class="rain">')).toContain('@property --wet')
  expect(usedStyles({ ...styles, rules }, '<p class="lead">')).not.toContain('@property')
})

test('keeps a font with other letters where the text has one of them', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2);unicode-range:U+100-24F,U+1E9E}'
  const rules: SiteStyles['rules'] = [
    {
      css: face,
      characters: [
        [0x100, 0x24f],
        [0x1e9e, 0x1e9e],
      ],
    },
  ]
  expect(usedStyles({ ...styles, rules }, '<p>Café Zürich')).toBe('')
  expect(usedStyles({ ...styles, rules }, '<p>Łódź')).toBe(face)
  expect(usedStyles({ ...styles, rules }, '<p>STRAẞE')).toBe(face)
})

const html = (body: string) => `<link rel="stylesheet" href="/assets/site-1.css"/>${body}`

function pageOf(body: string, type = 'text/html; charset=utf-8'): RenderPage {
  return async () => ({
    status: 200,
    headers: new Headers({ 'Content-Type': type }),
    body: new TextEncoder().encode(html(body)),
    nonce: '',
    errors: [],
  })
}

async function linkIn(render: RenderPage) {
  const { body } = await render({} as never)
  return /href="([^"]+)"/.exec(new TextDecoder().decode(body))?.[1] ?? ''
}

test('links each page to a sheet with what it uses, the same for pages that use the same', async () => {
  const { withPageStyles, serveSheet } = createPageStyles(styles, {})
  const path = await linkIn(withPageStyles(pageOf('<p class="grid">')))
  expect(path).toMatch(/^\/styles\/[\w-]{16}\.css$/)
  expect(await linkIn(withPageStyles(pageOf('<b class="grid">')))).toBe(path)
  expect(await linkIn(withPageStyles(pageOf('<b class="lead">')))).not.toBe(path)
  const answer = await serveSheet(new Request(`http://localhost${path}`), path)
  expect(answer?.headers.get('Cache-Control')).toContain('immutable')
  expect(await answer?.text()).toBe(usedStyles(styles, '<p class="grid">'))
})

test('leaves what is not a page as it is', async () => {
  const { withPageStyles } = createPageStyles(styles, {})
  expect(await linkIn(withPageStyles(pageOf('', 'application/json')))).toBe('/assets/site-1.css')
})

test('redirects from a sheet that it does not know to the whole one', async () => {
  const path = '/styles/AAAAAAAAAAAAAAAA.css'
  const answer = await createPageStyles(styles, {}).serveSheet(
    new Request(`http://localhost${path}`),
    path,
  )
  expect(answer?.status).toBe(302)
  expect(answer?.headers.get('Location')).toBe('/assets/site-1.css')
})
