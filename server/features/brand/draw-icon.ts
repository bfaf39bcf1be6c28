import { contrast, hexOf } from '#model/theme/colour.ts'
import { mark } from '#model/theme/mark.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import type { IconPicture } from './read-icon.ts'
import { lettersOf, TYPE_SIZE } from './set-type.ts'

/** Units of an icon's width and height. */
export const ICON_FIELD = 48
const CENTRE = ICON_FIELD / 2
/** Size of the first letter's type. */
const INITIAL = 39
/** The right half of the wave is denser. */
const WAVE_SHIFT = -0.6

/** How large the drawing is in its field, and whether the field has the corners of the theme. */
export type IconShape = 'tile' | 'plain' | 'maskable'

const scales: Record<IconShape, number> = { tile: 1.1, plain: 0.95, maskable: 0.8 }
/** Within a round tile. */
const ROUND_SCALE = 0.85
const radii: Record<Theme['corners'], number> = { sharp: 0, slight: 10, soft: 12, round: 24 }

/** Units of a picture with transparent parts: within a square, and within the circle that phones may cut. */
const pictureSizes: Record<IconShape, number> = { tile: 38, plain: 34, maskable: 26 }
const PICTURE_ROUND_SIZE = 30
/** A picture with a ground of its own fills the field, or what is never cut. */
const opaqueSizes: Record<IconShape, number> = { tile: ICON_FIELD, plain: ICON_FIELD, maskable: 38 }

/** The icon as SVG. */
export function drawIcon(name: string, theme: Theme, shape: IconShape, picture?: IconPicture) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_FIELD} ${ICON_FIELD}">${drawSign(name, theme, shape, picture)}</svg>`
}

/**
 * In a field of 48 units: the picture, the wave on the colour of texts, or the first letter of the name on the accent.
 */
export function drawSign(name: string, theme: Theme, shape: IconShape, picture?: IconPicture) {
  const radius = shape === 'tile' ? radii[theme.corners] : 0
  if (picture) return drawPicture(picture, theme, shape, radius)
  const { grounds, fill, hue, onFill } = paletteOf(theme)
  const isWave = theme.logo.kind === 'wave'
  const { ink, paper } = grounds[theme.scheme === 'dark' ? 'dark' : 'light']
  const [ground, colour] = isWave ? [ink, paper] : [hexOf({ ...fill, h: hue }), onFill]
  const scale = radius === CENTRE ? ROUND_SCALE : scales[shape]
  const drawing = isWave ? wave(colour, scale) : initial(name, theme, colour, scale)
  return field(ground, radius) + drawing
}

function field(ground: string, radius: number) {
  return `<rect width="${ICON_FIELD}" height="${ICON_FIELD}" rx="${radius}" fill="${ground}"/>`
}

/** On the colour of its corner, or on the theme's background or text colour, whichever it stands out from. */
function drawPicture(picture: IconPicture, theme: Theme, shape: IconShape, radius: number) {
  const { paper, ink } = paletteOf(theme).grounds.light
  const isSeenOnPaper = contrast(picture.mean, paper) >= contrast(picture.mean, ink)
  const ground = picture.isOpaque ? picture.corner : isSeenOnPaper ? paper : ink
  const size = picture.isOpaque
    ? opaqueSizes[shape]
    : radius === CENTRE
      ? PICTURE_ROUND_SIZE
      : pictureSizes[shape]
  const at = (ICON_FIELD - size) / 2
  return `<clipPath id="field">${field(ground, radius)}</clipPath><g clip-path="url(#field)">${field(ground, radius)}<image x="${at}" y="${at}" width="${size}" height="${size}" href="${picture.address}"/></g>`
}

function wave(colour: string, scale: number) {
  const size = scale * 0.79
  const x = CENTRE - (mark.width * size) / 2 + WAVE_SHIFT
  const y = CENTRE - (mark.height * size) / 2
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${mark.path}" fill="none" stroke="${colour}" stroke-width="${mark.stroke}"/>`
}

/** A disc for a name without Latin letters and digits. */
function initial(name: string, { type }: Theme, colour: string, scale: number) {
  const plain = name.normalize('NFD').toUpperCase()
  const sign = [...plain].find((one) => /[A-Z0-9]/.test(one))
  const { letters, capital } = lettersOf(type)
  const letter = sign && letters.get(sign)
  if (!letter) return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${10 * scale}" fill="${colour}"/>`
  const size = (scale * INITIAL) / TYPE_SIZE
  const x = CENTRE - (letter.width * size) / 2
  const y = CENTRE + (capital * size) / 2
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${letter.path}" fill="${colour}"/>`
}
