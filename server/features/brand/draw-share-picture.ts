import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import { hexOf } from '#model/theme/colour.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { drawSign } from './draw-icon.ts'
import type { IconPicture } from './read-icon.ts'

const LINES = 22
/** Pixels between the points of a line. */
const STEP = 24
/** Pixels of the sign's field. */
const SIGN = 300

/** The picture of a shared link as SVG: the sign of the icons before lines in the accent, on the ground of dark sections. */
export function drawSharePicture(name: string, theme: Theme, picture?: IconPicture) {
  const { grounds, accent, hue } = paletteOf(theme)
  const line = hexOf({ ...accent.dark, h: hue })
  const lines = Array.from({ length: LINES }, (_, index) => `<path d="${lineAt(index)}"/>`)
  const x = (SHARE_WIDTH - SIGN) / 2
  const y = (SHARE_HEIGHT - SIGN) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}"><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${grounds.light.night}"/><g fill="none" stroke="${line}" stroke-width="2" opacity="0.55">${lines.join('')}</g><svg x="${x}" y="${y}" width="${SIGN}" height="${SIGN}" viewBox="0 0 48 48">${drawSign(name, theme, 'tile', picture)}</svg></svg>`
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
