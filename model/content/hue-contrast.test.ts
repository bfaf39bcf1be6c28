import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lowContrastAt } from '#model/content/hue-contrast.ts'
import { contrast, hexOf } from '#model/theme/colour.ts'

const css = readFileSync('ui/spectrum.css', 'utf8')
const hues = [...css.matchAll(/\[data-nm="(\d+)"\] \{([^}]*)\}/g)].map(([, nm, rules = '']) => {
  const value = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+);`).exec(rules)?.[1])
  return { nm, hue: value('hue'), chroma: value('chroma'), vivid: value('vivid') }
})

test('there is a hue every 10 nm from 400 to 700', () => expect(hues).toHaveLength(31))

// The formulas and colours of ui/tokens.css.
test.each(hues)('text of $nm nm is readable on paper, light and dark', ({ hue, chroma }) => {
  expect(contrast(hexOf({ l: 0.4, c: chroma, h: hue }), '#f5f0e6')).toBeGreaterThan(4.5)
  expect(contrast(hexOf({ l: 0.82, c: chroma * 0.8, h: hue }), '#181510')).toBeGreaterThan(4.5)
})

test.each(hues)(
  'large text is readable on a surface of $nm nm, and small text from 470 nm on',
  (step) => {
    const onFill = contrast(hexOf({ l: step.vivid, c: step.chroma, h: step.hue }), '#12100d')
    expect(onFill).toBeGreaterThan(3)
    expect(lowContrastAt(Number(step.nm))).toBe(onFill < 4.5 ? Math.floor(onFill * 10) / 10 : null)
  },
)
