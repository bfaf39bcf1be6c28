import { fallbackMetrics } from './fallback-metrics.ts'
import { isVariable, type OwnFonts } from './own-fonts.ts'
import type { Theme } from './theme.ts'
import {
  DISPLAY,
  type Face,
  type Fallback,
  type FontRole,
  fontRoles,
  type TypeName,
  typePairs,
} from './type-pairs.ts'

/** The files of a face, and the characters that need each; those of a page's own language are in the first. */
const parts = [
  { suffix: '', range: '' },
  { suffix: '-extended', range: 'U+100-24f,U+1e00-1e9f' },
] as const

/** A file in ui/fonts without its ending. */
export type FontFile = `${TypeName}/${FontRole}${(typeof parts)[number]['suffix']}`

/** Fonts that most devices have, by their names on different systems. */
const installed: Record<Fallback['like'], string[]> = {
  Arial: ['Arial', 'Liberation Sans'],
  'Arial Bold': ['Arial Bold', 'Liberation Sans Bold'],
  'Times New Roman': ['Times New Roman', 'Liberation Serif'],
  'Times New Roman Bold': ['Times New Roman Bold', 'Liberation Serif Bold'],
}

/** Letters of different widths (ui/type.css) are set as one text, or they had no kerning: only the standard face has such an axis. */
const lettering = rule('[class^=wide-]', {
  'font-stretch': 'inherit',
  'letter-spacing': 'inherit',
  display: 'inline',
  animation: 'none',
})

/** Titles are neither narrow and large nor wide and small (ui/type.css), but all of one size. */
const titles =
  rule('.text-title', { 'font-size': 'var(--text-title)' }) +
  rule('.text-title,.hue-width', { 'letter-spacing': '-0.02em' })

/** Other faces reach further down than the standard one, and would be cut where lines are limited. */
const descenders = rule('[class*=line-clamp-]', { 'padding-bottom': '0.12em' })

/** The rules that set the site in a pair and in fonts of its own; "" for the standard pair, which ui/tokens.css has. */
export function typeCss(
  { type, fonts }: Pick<Theme, 'type' | 'fonts'>,
  addressOf: (file: FontFile) => string,
) {
  const changed = fontRoles.flatMap((role) => {
    const own = ownRole(role, fonts)
    if (own) return [{ role, ...own }]
    return type === 'wave' ? [] : [{ role, ...pairRole(role, type, addressOf) }]
  })
  if (changed.length === 0) return ''
  const families = changed.map(({ role, family, generic, fallback }) => {
    const names = [family, ...(fallback ? [fallbackName(family)] : [])].map((name) => `"${name}"`)
    return `--font-${role}:${[...names, generic].join()}`
  })
  const isLettered = type === 'wave' && !fonts.display
  return [
    ...changed.flatMap(({ rules }) => rules),
    `:root{${families.join(';')}}`,
    ...(isLettered ? [] : [lettering, titles]),
    descenders,
  ].join('')
}

/** A role with other faces than the standard ones. */
type Changed = Pick<Face, 'family' | 'generic'> & {
  rules: string[]
  fallback: Fallback | undefined
}

function pairRole(
  role: FontRole,
  type: Exclude<TypeName, 'wave'>,
  addressOf: (file: FontFile) => string,
): Changed {
  const face = typePairs[type].faces[role]
  const { family, generic } = face
  const fallbacks: Partial<Record<FontRole, Fallback>> = fallbackMetrics[type]
  const fallback = fallbacks[role]
  const rules = parts.map(({ suffix, range }) =>
    faceRule(face, addressOf(`${type}/${role}${suffix}`), range),
  )
  return { family, generic, fallback, rules: [...rules, ...fallbackRule(face, fallback)] }
}

/** Null if the role has no font of its own. */
function ownRole(role: FontRole, fonts: OwnFonts): Changed | null {
  const own = role === 'mono' ? undefined : fonts[role]
  if (!own) return null
  const { generic, fallback, src } = own
  // Display faces have one weight, whatever is asked.
  const single = role === 'display' ? DISPLAY : '400'
  const face = { family: `Own ${role}`, generic, weight: isVariable(own) ? own.weight : single }
  const bold =
    role === 'text' && fonts.bold && !isVariable(own)
      ? [faceRule({ ...face, weight: '700' }, fonts.bold.src)]
      : []
  const rules = [faceRule(face, src), ...bold, ...fallbackRule(face, fallback)]
  return { family: face.family, generic, fallback, rules }
}

function faceRule({ family, weight, size }: Face, address: string, range?: string) {
  return rule('@font-face', {
    'font-family': `"${family}"`,
    src: `url(${address})`,
    'font-weight': weight,
    'size-adjust': size ? `${size}%` : undefined,
    'font-display': 'swap',
    'unicode-range': range,
  })
}

function fallbackRule(face: Face, fallback: Fallback | undefined) {
  if (!fallback) return []
  const { like, ascent, descent, gap } = fallback
  const size = Math.round(fallback.size * (face.size ?? 100)) / 100
  return [
    rule('@font-face', {
      'font-family': `"${fallbackName(face.family)}"`,
      src: installed[like].map((name) => `local("${name}")`).join(),
      // As a browser would make it bolder than it is.
      'font-weight': face.weight,
      'size-adjust': `${size}%`,
      'ascent-override': `${ascent}%`,
      'descent-override': `${descent}%`,
      'line-gap-override': `${gap}%`,
    }),
  ]
}

function fallbackName(family: string) {
  return `${family} fallback`
}

function rule(selector: string, declarations: Record<string, string | undefined>) {
  const text = Object.entries(declarations).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  )
  return `${selector}{${text.join(';')}}`
}
