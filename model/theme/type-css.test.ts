import { expect, test } from 'vitest'
import { typeCss } from './type-css.ts'
import { typeNames } from './type-pairs.ts'

const address = (file: string) => `/assets/${file}.woff2`

test('the standard pair needs no rule', () => {
  expect(typeCss({ type: 'wave', fonts: {} }, address)).toBe('')
})

test.each(typeNames.slice(1))('%s has its faces, their other letters and fallbacks', (type) => {
  const css = typeCss({ type, fonts: {} }, address)
  for (const role of ['display', 'text', 'mono']) {
    expect(css).toContain(`src:url(/assets/${type}/${role}.woff2)`)
    expect(css).toContain(`src:url(/assets/${type}/${role}-extended.woff2)`)
    expect(css).toMatch(new RegExp(`--font-${role}:"`))
  }
  expect(css.match(/size-adjust:[\d.]+%;ascent-override:[\d.]+%/g)).toHaveLength(2)
  expect(css).toContain('[class^=wide-]{font-stretch:inherit')
  expect(css).toContain('[class*=line-clamp-]{padding-bottom:')
  expect(css).not.toMatch(/undefined|NaN|</)
  expect(css.length).toBeLessThan(3_000)
})

const font = {
  src: '/fonts/0123456789abcdef0123456789abcdef.woff2',
  name: 'Grotesk',
  generic: 'sans-serif' as const,
  weight: '400',
  fallback: { like: 'Arial' as const, size: 101.5, ascent: 95, descent: 24, gap: 0 },
  lacks: '',
}

test('a font of its own replaces a role of the standard pair alone', () => {
  const css = typeCss({ type: 'wave', fonts: { text: font } }, address)
  expect(css).toContain(`src:url(${font.src});font-weight:400`)
  expect(css).toContain('--font-text:"Own text","Own text fallback",sans-serif')
  expect(css).toContain('size-adjust:101.5%')
  expect(css).not.toMatch(/--font-display|--font-mono|wide-|text-title|undefined/)
})

test('a display font has the one weight of titles, and letters of different widths no more', () => {
  const css = typeCss({ type: 'wave', fonts: { display: font } }, address)
  expect(css).toContain(`src:url(${font.src});font-weight:620`)
  expect(css).toContain('[class^=wide-]{font-stretch:inherit')
  expect(css).toContain('.text-title{font-size:var(--text-title)}')
})

test('texts have a bold font, unless theirs has all weights', () => {
  const bold = { ...font, src: font.src.replace('0', 'f') }
  expect(typeCss({ type: 'warm', fonts: { text: font, bold } }, address)).toContain(
    `src:url(${bold.src});font-weight:700`,
  )
  const text = { ...font, weight: '100 900' }
  const css = typeCss({ type: 'warm', fonts: { text, bold } }, address)
  expect(css).toContain(`src:url(${font.src});font-weight:100 900`)
  expect(css).not.toContain(bold.src)
})
