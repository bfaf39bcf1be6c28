import { fallbackMetrics } from './fallback-metrics.ts'
import {
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
const lettering = rule('[class^=wide-]', { 'font-stretch': 'inherit', 'letter-spacing': 'inherit' })

/** Other faces reach further down than the standard one, and would be cut where lines are limited. */
const descenders = rule('[class*=line-clamp-]', { 'padding-bottom': '0.12em' })

/** The rules that set the site in a pair; "" for the standard one, which ui/tokens.css has. */
export function typeCss(type: TypeName, addressOf: (file: FontFile) => string) {
  if (type === 'wave') return ''
  const { faces } = typePairs[type]
  const fallbacks: Partial<Record<FontRole, Fallback>> = fallbackMetrics[type]
  const rules = fontRoles.flatMap((role) => [
    ...parts.map(({ suffix, range }) =>
      faceRule(faces[role], addressOf(`${type}/${role}${suffix}`), range),
    ),
    ...fallbackRule(faces[role], fallbacks[role]),
  ])
  const families = fontRoles.map((role) => {
    const fallback = fallbacks[role] ? [`"${fallbackName(faces[role])}"`] : []
    return `--font-${role}:${[`"${faces[role].family}"`, ...fallback, faces[role].generic].join()}`
  })
  return [...rules, `:root{${families.join(';')}}`, lettering, descenders].join('')
}

function faceRule({ family, weight, size }: Face, address: string, range: string) {
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
      'font-family': `"${fallbackName(face)}"`,
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

function fallbackName({ family }: Face) {
  return `${family} fallback`
}

function rule(selector: string, declarations: Record<string, string | undefined>) {
  const text = Object.entries(declarations).flatMap(([name, value]) =>
    value ? [`${name}:${value}`] : [],
  )
  return `${selector}{${text.join(';')}}`
}
