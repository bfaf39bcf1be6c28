import { paletteOf } from './palette.ts'
import { defaultTheme, type Theme } from './theme.ts'

type Declarations = Record<string, string>

/** Of small parts, cards and buttons. */
const radii: Record<Theme['corners'], [small: string, card: string, button: string]> = {
  sharp: ['0', '0', '0'],
  slight: ['2px', '4px', '999px'],
  soft: ['4px', '10px', '10px'],
  round: ['8px', '22px', '999px'],
}

const sections: Record<Theme['density'], string> = {
  compact: 'clamp(3.25rem, 7vw, 6.5rem)',
  normal: 'clamp(4.5rem, 10vw, 9.5rem)',
  airy: 'clamp(5.5rem, 12.5vw, 12.5rem)',
}

/** The rules that change ui/tokens.css into this theme; "" for the look that it has. */
export function themeCss(theme: Theme) {
  const changed = differences(declarationsOf(theme), standard)
  const rules = rulesOf(theme).filter((rule) => !standardRules.has(rule))
  return [...ruleOf(':root', changed), ...rules].join('')
}

function rulesOf(theme: Theme) {
  return [...hueRules(theme), ...nightRules(theme)]
}

/** Custom properties of the root. */
function declarationsOf(theme: Theme): Declarations {
  const { grounds, onFill } = paletteOf(theme)
  const { light, dark } = grounds
  const [small, card, button] = radii[theme.corners]
  return {
    ...(theme.scheme === 'device' ? {} : { 'color-scheme': theme.scheme }),
    '--color-paper': both(light.paper, dark.paper),
    '--color-raised': both(light.raised, dark.raised),
    '--color-ink': both(light.ink, dark.ink),
    '--color-soft': both(light.soft, dark.soft),
    '--color-line': both(light.line, dark.line),
    '--color-strong-line': both(light.strongLine, dark.strongLine),
    '--color-alarm': both(light.alarm, dark.alarm),
    '--color-well': both(light.well, dark.well),
    '--night': light.night,
    '--code': both(light.ink, dark.night),
    '--sheet': light.paper,
    '--field': theme.mood === 'warm' && !theme.own ? WARM_FIELD : both('#ffffff', dark.night),
    '--color-on-fill': onFill,
    '--lift': onFill === '#ffffff' ? 'black' : 'white',
    '--radius-small': small,
    '--radius-card': card,
    '--radius-button': button,
    '--spacing-section': sections[theme.density],
  }
}

/** The ground of form fields on warm paper, as in ui/field.css. */
const WARM_FIELD = both('#fffdf8', '#0c0b09')

const standard = declarationsOf(defaultTheme)
const standardRules = new Set(rulesOf(defaultTheme))

/** The accent, and the hues of services unless they are the spectrum's. */
function hueRules(theme: Theme) {
  const { hue, spread, accent, tint, fill } = paletteOf(theme)
  const own = {
    '--hue': round(hue),
    '--chroma': round(fill.c),
    '--vivid': round(fill.l),
  }
  const tones = {
    '--accent': both(tone(accent.light), tone(accent.dark)),
    '--fill': tone(fill),
    '--tint': both(tone(tint.light), tone(tint.dark)),
  }
  if (spread === null) return ruleOf(':root', { ...own, ...tones })
  const [first, last] = [-spread / 2, spread / 2].map(
    (turn) => `oklch(${round(fill.l)} ${round(fill.c)} ${round(hue + turn)})`,
  )
  const hues = `${first},${last}`
  const gradients = {
    '--spectrum': hues,
    // White leaves the strokes as they are: where a channel of a colour is darker than the ground, it would stain it.
    '--all-hues': 'white,white',
    '--all-hues-ink': 'var(--accent)',
    '--loading-hues': `linear-gradient(90deg,${hues})`,
    '--marker-hues': 'none',
  }
  const near =
    spread === 0 ? own : { ...own, '--hue': `calc(${round(hue)} + (var(--at) - 0.5) * ${spread})` }
  return [
    ...ruleOf(':root', { ...own, ...gradients }),
    ...ruleOf('[data-nm]', near),
    ...ruleOf(':root,[data-nm]', tones),
  ]
}

/** Dark sections, and pictures that are inverted on dark ground, follow a scheme that does not change. */
function nightRules(theme: Theme) {
  const { light, dark } = paletteOf(theme).grounds
  if (theme.scheme !== 'device') {
    const inverted = theme.scheme === 'dark' ? '0.92' : '0'
    return [
      ...ruleOf(':root', { '--inverted': inverted }),
      ...ruleOf('.ground-ink', {
        '--color-paper': theme.scheme === 'dark' ? dark.night : light.night,
      }),
    ]
  }
  return [
    ...ruleOf('.ground-ink', { '--color-paper': light.night }),
    `@media (prefers-color-scheme:dark){${ruleOf('.ground-ink', { '--color-paper': dark.night }).join('')}}`,
  ]
}

function differences(declarations: Declarations, base: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([name, value]) => base[name] !== value),
  )
}

function ruleOf(selector: string, declarations: Declarations) {
  const text = Object.entries(declarations).map(([name, value]) => `${name}:${value}`)
  return text.length === 0 ? [] : [`${selector}{${text.join(';')}}`]
}

function both(light: string, dark: string) {
  return light === dark ? light : `light-dark(${light},${dark})`
}

function tone({ l, c }: { l: number; c: number }) {
  return `oklch(${round(l)} ${round(c)} var(--hue))`
}

/** Sums of rounded numbers have long tails. */
function round(value: number) {
  return String(Math.round(value * 1000) / 1000)
}
