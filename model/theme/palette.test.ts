import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readColourTokens } from '#ui/colour-tokens.ts'
import { seededRandom } from '#ui/wave.ts'
import { contrast, hexOf } from './colour.ts'
import { LINE_MIN, TEXT_MIN } from './grounds.ts'
import { huesOf, type Palette, paletteOf } from './palette.ts'
import { defaultTheme, type Theme, themeSchema } from './theme.ts'

const schemes = ['light', 'dark'] as const
const moods = ['warm', 'white', 'cool', 'tinted'] as const
const spectra = ['full', 'off', 'off', 'off', 'near'] as const

const random = seededRandom('themes')
const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T
const randomColour = () =>
  `#${Math.floor(random() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`
const randomGround = () => ({ paper: randomColour(), ink: randomColour() })

function randomTheme(spectrum: Theme['spectrum'] = pick(spectra)): Theme {
  const own = random() < 0.2 && { own: { light: randomGround(), dark: randomGround() } }
  return { ...defaultTheme, accent: randomColour(), mood: pick(moods), spectrum, ...own }
}

/** The hues of services, with those of the spectrum as ui/spectrum.css has them. */
const spectrum = Array.from(
  readFileSync('ui/spectrum.css', 'utf8').matchAll(
    /--hue: ([\d.]+);\s+--chroma: ([\d.]+);\s+--vivid: ([\d.]+);/g,
  ),
  ([, hue, chroma, vivid]) => ({ h: Number(hue), c: Number(chroma), l: Number(vivid) }),
)

/** Texts and lines with too little contrast. */
function unreadable({ spread, ...palette }: Palette) {
  const { grounds, accent, tint, fill, onFill, hue } = palette
  const bad: string[] = []
  const check = (what: string, text: string, ground: string, min = TEXT_MIN) => {
    const found = contrast(text, ground)
    if (found < min) bad.push(`${what}: ${text} on ${ground} has ${found.toFixed(2)}`)
  }
  for (const scheme of schemes) {
    const { paper, raised, night, ...rest } = grounds[scheme]
    for (const ground of [paper, raised]) {
      for (const text of ['ink', 'soft', 'alarm', 'well'] as const) check(text, rest[text], ground)
      check('strong line', rest.strongLine, ground, LINE_MIN)
    }
    check('ink of the dark scheme', grounds.dark.ink, night)
    check('soft of the dark scheme', grounds.dark.soft, night)
    for (const h of huesOf(hue, spread ?? 0)) {
      const pale = hexOf({ ...tint[scheme], h })
      const text = hexOf({ ...accent[scheme], h })
      for (const ground of [paper, raised, pale]) check(`accent ${h}`, text, ground)
      check('ink', rest.ink, pale)
      check('soft', rest.soft, pale)
    }
    if (spread !== null) continue
    for (const { c, h } of spectrum) {
      const isLight = scheme === 'light'
      const text = hexOf({ l: isLight ? 0.4 : 0.82, c: isLight ? c : c * 0.8, h })
      for (const ground of [paper, raised]) check(`spectrum ${h}`, text, ground)
    }
  }
  for (const h of huesOf(hue, spread ?? 0)) check('on fill', onFill, hexOf({ ...fill, h }))
  return bad
}

test('whatever the accent is, every text can be read', () => {
  const failed: string[] = []
  for (let count = 0; count < 10_000; count++) {
    // Colours near the accent are 31, and take that much longer.
    const theme = randomTheme(count % 50 === 0 ? 'near' : pick(['full', 'off']))
    const [first] = unreadable(paletteOf(theme))
    if (first) failed.push(`${JSON.stringify(theme)} ${first}`)
  }
  expect(failed).toEqual([])
})

test.each([
  ['yellow', '#ffe600'],
  ['the paper', '#f5f0e6'],
  ['white', '#ffffff'],
  ['black', '#000000'],
  ['grey', '#777777'],
])('an accent of %s is moved until it can be read, and that is said', (_, accent) => {
  for (const mood of moods) {
    const palette = paletteOf({ ...defaultTheme, accent, mood, spectrum: 'off' })
    expect(unreadable(palette)).toEqual([])
    expect(palette.shifts.map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^Accent text on (?:light|dark) backgrounds/),
    )
  }
})

test('a background that no text could be read on is moved, and that is said', () => {
  const own = {
    light: { paper: '#777777', ink: '#808080' },
    dark: { paper: '#888888', ink: '#777777' },
  }
  const { shifts, ...palette } = paletteOf({ ...defaultTheme, own })
  expect(unreadable({ shifts, ...palette })).toEqual([])
  expect(shifts.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Background, light', 'Text on the dark background']),
  )
})

test('a surface keeps an accent on which white or dark text can be read', () => {
  for (const accent of ['#1f6f54', '#0b3d91', '#ffb000']) {
    const { fill, hue } = paletteOf({ ...defaultTheme, accent, spectrum: 'off' })
    expect(contrast(hexOf({ ...fill, h: hue }), accent)).toBeLessThan(1.03)
  }
})

test('the standard look is that of the design tokens', () => {
  const { light, dark } = paletteOf(defaultTheme).grounds
  const tokens = readColourTokens(readFileSync('ui/tokens.css', 'utf8'))
  const named = Object.fromEntries(tokens.map((token) => [token.name, token]))
  expect(tokens.length).toBeGreaterThan(7)
  for (const name of ['paper', 'raised', 'ink', 'soft', 'line', 'alarm', 'well'] as const) {
    expect([name, light[name], dark[name]]).toEqual([name, named[name]?.light, named[name]?.dark])
  }
})

test.each([
  ['no colour', { accent: 'green' }],
  ['a short colour', { accent: '#fff' }],
  ['code', { accent: '#fff}</style>' }],
  ['an unknown mood', { mood: 'gloomy' }],
  ['an unknown field', { sparkle: true }],
])('%s is refused', (_, change) => {
  expect(themeSchema.safeParse({ ...defaultTheme, ...change }).success).toBe(false)
})
