import { expect, test } from 'vitest'
import { typeCss } from './type-css.ts'
import { typeNames } from './type-pairs.ts'

const address = (file: string) => `/assets/${file}.woff2`

test('the standard pair needs no rule', () => {
  expect(typeCss('wave', address)).toBe('')
})

test.each(typeNames.slice(1))('%s has its faces, their other letters and fallbacks', (type) => {
  const css = typeCss(type, address)
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
