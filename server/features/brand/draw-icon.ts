import { hexOf } from '#model/theme/colour.ts'
import { initials } from '#model/theme/initials.ts'
import { mark } from '#model/theme/mark.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'

/** Units of an icon's width and height. */
export const ICON_FIELD = 48
const CENTRE = ICON_FIELD / 2
/** Height of capitals in model/theme/initials.ts. */
const CAPITAL = 23
/** The right half of the wave is denser. */
const WAVE_SHIFT = -0.6

/** How large the drawing is in its field, and whether the field has the corners of the theme. */
export type IconShape = 'tile' | 'plain' | 'maskable'

const scales: Record<IconShape, number> = { tile: 1.1, plain: 0.95, maskable: 0.8 }
/** Within a round tile. */
const ROUND_SCALE = 0.85
const radii: Record<Theme['corners'], number> = { sharp: 0, slight: 10, soft: 12, round: 24 }

/** The icon as SVG. */
export function drawIcon(name: string, theme: Theme, shape: IconShape) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_FIELD} ${ICON_FIELD}">${drawSign(name, theme, shape)}</svg>`
}

/** In a field of 48 units: the wave on the colour of texts, or the first letter of the name on the accent. */
export function drawSign(name: string, theme: Theme, shape: IconShape) {
  const { grounds, fill, hue, onFill } = paletteOf(theme)
  const isWave = theme.logo.kind === 'wave'
  const { ink, paper } = grounds[theme.scheme === 'dark' ? 'dark' : 'light']
  const [ground, colour] = isWave ? [ink, paper] : [hexOf({ ...fill, h: hue }), onFill]
  const radius = shape === 'tile' ? radii[theme.corners] : 0
  const scale = radius === ICON_FIELD / 2 ? ROUND_SCALE : scales[shape]
  const drawing = isWave ? wave(colour, scale) : initial(name, colour, scale)
  return `<rect width="${ICON_FIELD}" height="${ICON_FIELD}" rx="${radius}" fill="${ground}"/>${drawing}`
}

function wave(colour: string, scale: number) {
  const size = scale * 0.79
  const x = CENTRE - (mark.width * size) / 2 + WAVE_SHIFT
  const y = CENTRE - (mark.height * size) / 2
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${mark.path}" fill="none" stroke="${colour}" stroke-width="${mark.stroke}"/>`
}

/** A disc for a name without Latin letters and digits. */
function initial(name: string, colour: string, scale: number) {
  const plain = name.normalize('NFD').toUpperCase()
  const letter = [...plain].map((one) => initials[one]).find(Boolean)
  if (!letter) return `<circle cx="${CENTRE}" cy="${CENTRE}" r="${10 * scale}" fill="${colour}"/>`
  const size = scale * 1.15
  const x = CENTRE - (letter.width * size) / 2
  const y = CENTRE + (CAPITAL * size) / 2
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${letter.path}" fill="${colour}"/>`
}
