import { chromaFor, contrast, hexOf, lightnessFor, type Oklch, oklchOf } from './colour.ts'
import { note, type Shift } from './shifts.ts'
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

/** What the other colours of a scheme are derived from. */
export type Base = Record<Scheme, { paper: Oklch; ink: Oklch }>

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
    raised: '#2a251d',
    ink: '#f1eadc',
    soft: '#c1b6a4',
    line: '#453e33',
    strongLine: '#857a69',
    alarm: '#ff9c8f',
    well: '#8edba4',
    night: '#080706',
  },
}

/** Paper and ink of both schemes; for the accent as chosen. */
export function baseOf({ own, mood }: Theme, accent: Oklch, shifts: Shift[]): Base {
  return own ? ownBase(own, shifts) : moodBase(mood, accent)
}

/** The colours of both schemes. `pales` are the tints on which quiet text may stand. */
export function groundsOf(
  { own, mood }: Theme,
  base: Base,
  pales: Record<Scheme, readonly string[]>,
): Record<Scheme, Ground> {
  if (mood === 'warm' && !own) return warm
  return {
    light: groundOf('light', base, pales.light),
    dark: groundOf('dark', base, pales.dark),
  }
}

function moodBase(mood: Theme['mood'], accent: Oklch): Base {
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
