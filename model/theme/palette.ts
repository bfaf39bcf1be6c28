import { chromaFor, contrast, hexOf, lightnessFor, type Oklch, oklchOf } from './colour.ts'
import { baseOf, type Ground, groundsOf, type Scheme, TEXT_MIN } from './grounds.ts'
import { note, type Shift } from './shifts.ts'
import type { Theme } from './theme.ts'

/** Lightness and chroma of a colour that takes the hue around it. */
type Tone = Omit<Oklch, 'h'>

export type Palette = {
  grounds: Record<Scheme, Ground>
  /** Of the accent. */
  hue: number
  /** Degrees over which the hues of services spread around the accent's; null where they are those of the spectrum. */
  spread: number | null
  /** Texts and links in colour. */
  accent: Record<Scheme, Tone>
  /** Pale surfaces. */
  tint: Record<Scheme, Tone>
  /** Vivid surfaces, and texts on them. */
  fill: Tone
  onFill: string
  /** What could not be taken as it was chosen. */
  shifts: Shift[]
}

/** Degrees to both sides of the accent. */
const NEAR = 60

const known = new WeakMap<Theme, Palette>()

/** Every colour of the site; each text has a contrast of 4.5 on all grounds where it stands. */
export function paletteOf(theme: Theme): Palette {
  const palette = known.get(theme) ?? derive(theme)
  known.set(theme, palette)
  return palette
}

function derive(theme: Theme): Palette {
  const shifts: Shift[] = []
  const chosen = rounded(oklchOf(theme.accent))
  const spread = theme.spectrum === 'full' ? null : theme.spectrum === 'near' ? NEAR : 0
  const hues = huesOf(chosen.h, spread ?? 0)
  const base = baseOf(theme, chosen, shifts)
  const tint = {
    light: tintOf(base.light.paper.l - 0.06, chosen),
    dark: tintOf(base.dark.paper.l + 0.11, chosen),
  }
  const grounds = groundsOf(theme, base, {
    light: palesOf(tint.light, hues),
    dark: palesOf(tint.dark, hues),
  })
  const fill = fillOf(theme, chosen, hues, shifts)
  const accent = {
    light: accentOf('light', grounds, chosen, tint, hues),
    dark: accentOf('dark', grounds, chosen, tint, hues),
  }
  noteAccent(theme, accent, chosen, shifts)
  return { grounds, hue: chosen.h, spread, accent, tint, ...fill, shifts }
}

/** The hues that the accent may take. */
export function huesOf(hue: number, spread: number) {
  if (spread === 0) return [hue]
  return Array.from({ length: 31 }, (_, index) => hue + spread * (index / 30 - 0.5))
}

function palesOf(tint: Tone, hues: readonly number[]) {
  return hues.map((h) => hexOf({ ...tint, h }))
}

function tintOf(l: number, accent: Oklch): Tone {
  return { l: down(l), c: down(chromaFor(l, accent.h, accent.c * 0.42)) }
}

/** Vivid surfaces keep the accent's lightness where text in paper or night can be read on it. */
function fillOf(theme: Theme, accent: Oklch, hues: readonly number[], shifts: Shift[]) {
  const dark = '#12100d'
  const light = '#ffffff'
  const toneAt = (l: number): Tone => ({ l: down(l), c: down(chromaFor(l, accent.h, accent.c)) })
  const isReadable = (l: number, text: string) =>
    hues.every((h) => contrast(hexOf({ ...toneAt(l), h }), text) >= TEXT_MIN)
  // The spectrum's own surfaces are made for dark text.
  const onFill = theme.spectrum === 'full' || isReadable(accent.l, dark) ? dark : light
  const direction = onFill === dark ? 'lighter' : 'darker'
  const fill = toneAt(lightnessFor(accent.l, direction, (l) => isReadable(l, onFill)))
  note(
    shifts,
    'Surfaces in the accent',
    theme.accent,
    { ...fill, h: accent.h },
    'so that text on it can be read',
  )
  return { fill, onFill }
}

/** Texts in colour stand on paper, raised paper and tints. */
function accentOf(
  scheme: Scheme,
  grounds: Palette['grounds'],
  accent: Oklch,
  tint: Palette['tint'],
  hues: readonly number[],
): Tone {
  const isLight = scheme === 'light'
  const toneAt = (l: number): Tone => ({ l: down(l), c: down(chromaFor(l, accent.h, accent.c)) })
  const { paper, raised } = grounds[scheme]
  const isReadable = (l: number) =>
    hues.every((h) => {
      const text = hexOf({ ...toneAt(l), h })
      return [paper, raised, hexOf({ ...tint[scheme], h })].every(
        (ground) => contrast(text, ground) >= TEXT_MIN,
      )
    })
  const start = isLight ? Math.min(Math.max(accent.l, 0.3), 0.62) : Math.max(accent.l, 0.74)
  return toneAt(lightnessFor(start, isLight ? 'darker' : 'lighter', isReadable))
}

function noteAccent(
  { accent, scheme }: Theme,
  shown: Palette['accent'],
  chosen: Oklch,
  shifts: Shift[],
) {
  const { h } = chosen
  const why = 'so that it can be read'
  if (scheme !== 'dark')
    note(shifts, 'Accent text on light backgrounds', accent, { ...shown.light, h }, why)
  if (scheme !== 'light')
    note(shifts, 'Accent text on dark backgrounds', accent, { ...shown.dark, h }, why)
}

/** As style sheets write it. */
function rounded({ l, c, h }: Oklch): Oklch {
  return { l: down(l), c: down(c), h: Math.round(h) }
}

/** To three digits, never up: screens can show less chroma, but not more. */
function down(value: number) {
  return Math.floor(value * 1000 + 1e-6) / 1000
}
