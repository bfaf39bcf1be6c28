import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import { hexOf } from '#model/theme/colour.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { drawSign } from './draw-icon.ts'
import type { IconPicture } from './read-icon.ts'
import {
  breakLines,
  type Letters,
  lettersOf,
  setType,
  settable,
  TYPE_SIZE,
  typeWidth,
} from './set-type.ts'

const LINES = 22
/** Pixels between the points of a line. */
const STEP = 24
/** Pixels of the sign's field: alone, and above a title. */
const SIGN = 300
const SMALL_SIGN = 84
/** Pixels around the text. */
const MARGIN = 76
/** Pixels of the name's type, and between it and the sign. */
const NAME = 34
const NAME_GAP = 24
/** Pixels of the title's type, the largest first. */
const SIZES = [112, 96, 84, 74, 66, 58]
const TITLE_LINES = 3
const LEADING = 1.14

type Shared = {
  name: string
  title: string | null
  theme: Theme
  picture?: IconPicture
  /** Of the theme's own display font. */
  letters?: Letters | null
}

/**
 * The picture of a shared link as SVG: lines in the accent, on the ground of dark sections; before them the title below the
 * sign of the icons and the name, or the sign alone if there is no title, or one in letters that the display font lacks.
 */
export function drawSharePicture({ name, title, theme, picture, letters }: Shared) {
  const { grounds, accent, hue } = paletteOf(theme)
  const line = hexOf({ ...accent.dark, h: hue })
  const type = letters && settable(letters, title ?? '') ? letters : lettersOf(theme.type)
  const text = title && settable(type, title)
  const lines = Array.from({ length: LINES }, (_, index) => `<path d="${lineAt(index)}"/>`)
  const sign = (x: number, y: number, size: number) =>
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 48 48">${drawSign(name, theme, 'tile', picture)}</svg>`
  const drawing = text
    ? `${sign(MARGIN, MARGIN, SMALL_SIGN)}<g fill="${grounds.dark.ink}">${drawName(type, name)}${drawTitle(type, text)}</g>`
    : sign((SHARE_WIDTH - SIGN) / 2, (SHARE_HEIGHT - SIGN) / 2, SIGN)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}"><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${grounds.light.night}"/><g fill="none" stroke="${line}" stroke-width="2" opacity="${text ? 0.25 : 0.55}">${lines.join('')}</g>${drawing}</svg>`
}

/** Beside the sign; left out where it has letters that are missing, or no room. */
function drawName(type: Letters, name: string) {
  const text = settable(type, name)
  const x = MARGIN + SMALL_SIGN + NAME_GAP
  const scale = NAME / TYPE_SIZE
  if (!text || x + typeWidth(type, text) * scale > SHARE_WIDTH - MARGIN) return ''
  return place(type, text, x, MARGIN + (SMALL_SIGN + type.capital * scale) / 2, NAME)
}

/** In the largest size in which it has three lines, standing on the lower margin; what is longer ends with “…”. */
function drawTitle(type: Letters, title: string) {
  const width = SHARE_WIDTH - 2 * MARGIN
  const brokenAt = (size: number) => balanced(type, title, (width * TYPE_SIZE) / size)
  const fits = (size: number) => {
    const lines = brokenAt(size)
    // A word is broken only where no size has room for it.
    return lines.length <= TITLE_LINES && lines.join(' ') === title
  }
  const size = SIZES.find(fits) ?? (SIZES.at(-1) as number)
  const lines = shortened(type, brokenAt(size), (width * TYPE_SIZE) / size)
  return lines
    .map((line, index) => {
      const below = lines.length - 1 - index
      return place(type, line, MARGIN, SHARE_HEIGHT - MARGIN - below * size * LEADING, size)
    })
    .join('')
}

/** In as many lines as it needs, of about the same width. */
function balanced(type: Letters, title: string, width: number) {
  const lines = breakLines(type, title, width)
  const narrower = [0.6, 0.7, 0.8, 0.9].map((part) => breakLines(type, title, width * part))
  return narrower.find((other) => other.length === lines.length) ?? lines
}

function shortened(type: Letters, lines: string[], width: number) {
  if (lines.length <= TITLE_LINES) return lines
  const shown = lines.slice(0, TITLE_LINES)
  let last = shown.pop() ?? ''
  while (typeWidth(type, `${last}…`) > width) last = last.slice(0, -1)
  return [...shown, `${last.trimEnd()}…`]
}

function place(type: Letters, text: string, x: number, y: number, size: number) {
  return `<g transform="translate(${x} ${Math.round(y)}) scale(${size / TYPE_SIZE})">${setType(type, text)}</g>`
}

/** Waves of two sources, flat at both edges of the picture. */
function lineAt(index: number) {
  const y = ((index + 0.5) * SHARE_HEIGHT) / LINES
  const points = Array.from({ length: SHARE_WIDTH / STEP + 1 }, (_, step) => {
    const x = step * STEP
    const swell = Math.sin((Math.PI * x) / SHARE_WIDTH) ** 2
    const wave = Math.sin(x / 95 + index * 0.42) + Math.sin(x / 61 - index * 0.31)
    return `${x} ${Math.round((y + 19 * swell * wave) * 10) / 10}`
  })
  return `M${points.join('L')}`
}
