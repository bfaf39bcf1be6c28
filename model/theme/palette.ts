import { chromaFor, contrast, hexOf, lightnessFor, type Oklch, oklchOf } from './colour.ts'
import type { Theme } from './theme.ts'

/** Contrast that small text needs, and lines of controls (WCAG 1.4.3 and 1.4.11). */
export const TEXT_MIN = 4.5
export const LINE_MIN = 3

export type Scheme = 'light' | 'dark'

/** Colours of one scheme as "#rrggbb". */
export type Ground = {
  paper: string
  raised: string
  ink: string
  soft: string
  line: string
  strongLine: string
  alarm: string
  well: string
  /** The ground of dark sections in this scheme. */
  night: string
}

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

/** `from` was chosen, `to` is shown. */
export type Shift = { what: string; from: string; to: string; why: string }

type Base = Record<Scheme, { paper: Oklch; ink: Oklch }>

/** Degrees to both sides of the accent. */
const NEAR = 60

/** A page must stay light or dark enough that both quiet text and colour can be read on it. */
const LIGHT_PAPER_MIN = 0.88
const DARK_PAPER_MAX = 0.27

const warmHue = 84
const coolHue = 255

/** The warm papers, as in ui/tokens.css. */
const warm: Record<Scheme, Ground> = {
  light: {
    paper: '#f5f0e6',
    raised: '#ebe4d5',
    ink: '#1b1712',
    soft: '#4e463b',
    line: '#d3c9b6',
    strongLine: '#857a69',
    alarm: '#a3211b',
    well: '#1d6a3a',
    night: '#12100d',
  },
  dark: {
    paper: '#181510',
    raised: '#221e18',
    ink: '#f1eadc',
    soft: '#b8ad9a',
    line: '#3a342b',
    strongLine: '#857a69',
    alarm: '#ff9c8f',
    well: '#8edba4',
    night: '#080706',
  },
}

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
  const base = theme.own ? ownBase(theme.own, shifts) : baseOf(theme.mood, chosen)
  const tint = {
    light: tintOf(base.light.paper.l - 0.06, chosen),
    dark: tintOf(base.dark.paper.l + 0.11, chosen),
  }
  const isWarm = theme.mood === 'warm' && !theme.own
  const grounds = isWarm
    ? warm
    : {
        light: groundOf('light', base, palesOf(tint.light, hues)),
        dark: groundOf('dark', base, palesOf(tint.dark, hues)),
      }
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

function baseOf(mood: Theme['mood'], accent: Oklch): Base {
  const tinted = Math.min(accent.c, 0.14)
  const { h, paper, dark } = {
    warm: { h: warmHue, paper: 0.014, dark: 0.01 },
    white: { h: 0, paper: 0, dark: 0 },
    cool: { h: coolHue, paper: 0.006, dark: 0.012 },
    tinted: { h: accent.h, paper: tinted * 0.14, dark: tinted * 0.2 },
  }[mood]
  return {
    light: {
      paper: { l: mood === 'white' ? 1 : 0.965, c: paper, h },
      ink: { l: 0.2, c: dark, h },
    },
    dark: {
      paper: { l: 0.195, c: dark, h },
      ink: { l: 0.94, c: paper, h },
    },
  }
}

function ownBase(own: NonNullable<Theme['own']>, shifts: Shift[]): Base {
  const ground = (scheme: Scheme) => {
    const isLight = scheme === 'light'
    const chosen = { paper: oklchOf(own[scheme].paper), ink: oklchOf(own[scheme].ink) }
    const l = isLight
      ? Math.max(chosen.paper.l, LIGHT_PAPER_MIN)
      : Math.min(chosen.paper.l, DARK_PAPER_MAX)
    const paper = { ...chosen.paper, l, c: chromaFor(l, chosen.paper.h, chosen.paper.c) }
    const hex = hexOf(paper)
    // Quiet text lies between ink and paper, so ink needs more.
    const isReadable = (at: number) => contrast(hexOf({ ...chosen.ink, l: at }), hex) >= 9
    const direction = isLight ? 'darker' : 'lighter'
    const ink = { ...chosen.ink, l: lightnessFor(chosen.ink.l, direction, isReadable) }
    const noun = isLight ? 'light' : 'dark'
    note(shifts, `Background, ${noun}`, own[scheme].paper, paper, 'so that texts on it can be read')
    note(shifts, `Text on the ${noun} background`, own[scheme].ink, ink, 'so that it can be read')
    return { paper, ink }
  }
  return { light: ground('light'), dark: ground('dark') }
}

/** `pales` are the tints on which quiet text may stand. */
function groundOf(scheme: Scheme, base: Base, pales: readonly string[]): Ground {
  const { paper, ink } = base[scheme]
  const isLight = scheme === 'light'
  const away = isLight ? -1 : 1
  const raised = { ...paper, l: paper.l + away * 0.035, c: paper.c * 1.3 }
  const grounds = [hexOf(paper), hexOf(raised)]
  const direction = isLight ? 'darker' : 'lighter'
  const mixed = (part: number) => ({
    l: ink.l + (paper.l - ink.l) * part,
    c: (ink.c + paper.c) / 2,
    h: paper.h,
  })
  const readable = (colour: Oklch, min: number, on = grounds) =>
    hexOf({
      ...colour,
      l: lightnessFor(colour.l, direction, (l) =>
        on.every((ground) => contrast(hexOf({ ...colour, l }), ground) >= min),
      ),
    })
  return {
    paper: hexOf(paper),
    raised: hexOf(raised),
    ink: hexOf(ink),
    soft: readable(mixed(0.26), TEXT_MIN, [...grounds, ...pales]),
    line: hexOf(mixed(0.82)),
    strongLine: readable(mixed(0.5), LINE_MIN),
    alarm: readable({ l: isLight ? 0.47 : 0.8, c: isLight ? 0.17 : 0.12, h: 28 }, TEXT_MIN),
    well: readable({ l: isLight ? 0.46 : 0.82, c: isLight ? 0.11 : 0.11, h: 152 }, TEXT_MIN),
    night: hexOf({ ...base.dark.paper, l: base.dark.paper.l * (isLight ? 0.87 : 0.62) }),
  }
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

/** Notes a colour unless it looks the same as the chosen one. */
function note(shifts: Shift[], what: string, from: string, shown: Oklch, why: string) {
  const to = hexOf(shown)
  const chosen = oklchOf(from)
  const isSame = Math.abs(chosen.l - shown.l) < 0.015 && Math.abs(chosen.c - shown.c) < 0.02
  if (!isSame) shifts.push({ what, from: from.toLowerCase(), to, why })
}
