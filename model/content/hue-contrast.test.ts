import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lowContrastAt } from '#model/content/hue-contrast.ts'

const css = readFileSync('ui/spectrum.css', 'utf8')
const hues = [...css.matchAll(/\[data-nm="(\d+)"\] \{([^}]*)\}/g)].map(([, nm, rules = '']) => {
  const value = (name: string) => Number(new RegExp(`--${name}: ([\\d.]+);`).exec(rules)?.[1])
  return { nm, hue: value('hue'), chroma: value('chroma'), vivid: value('vivid') }
})

/** Relative luminance of an OKLCH colour (Ottosson), clipped to sRGB as screens do. */
function luminance(lightness: number, chroma: number, hue: number) {
  const [a, b] = [
    Math.cos((hue * Math.PI) / 180) * chroma,
    Math.sin((hue * Math.PI) / 180) * chroma,
  ]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clip = (part: number) => Math.min(1, Math.max(0, part))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ofHex(hex: string) {
  const [red = 0, green = 0, blue = 0] = (hex.match(/\w\w/g) ?? []).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, two: number) {
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05)
}

test('there is a hue every 10 nm from 400 to 700', () => expect(hues).toHaveLength(31))

// The formulas and colours of ui/tokens.css.
test.each(hues)('text of $nm nm is readable on paper, light and dark', ({ hue, chroma }) => {
  expect(contrast(luminance(0.4, chroma, hue), ofHex('f5f0e6'))).toBeGreaterThan(4.5)
  expect(contrast(luminance(0.82, chroma * 0.8, hue), ofHex('181510'))).toBeGreaterThan(4.5)
})

test.each(hues)(
  'large text is readable on a surface of $nm nm, and small text from 470 nm on',
  (step) => {
    const onFill = contrast(luminance(step.vivid, step.chroma, step.hue), ofHex('12100d'))
    expect(onFill).toBeGreaterThan(3)
    expect(lowContrastAt(Number(step.nm))).toBe(onFill < 4.5 ? Math.floor(onFill * 10) / 10 : null)
  },
)
