import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import { hexOf } from '#model/theme/colour.ts'
import { paletteOf } from '#model/theme/palette.ts'
import type { Theme } from '#model/theme/theme.ts'
import { waveHues } from '#model/wave-name.ts'
import { type Letters, lettersOf, setType, settable, TYPE_SIZE, typeWidth } from './set-type.ts'

export const drawn = { width: SHARE_WIDTH, height: SHARE_HEIGHT, lines: 24, points: 48 }
/** Pixels around the name. */
const MARGIN = 76
/** Pixels of the name's type; a long one is smaller. */
const LARGEST = 190

type Wave = { name: string; path: string; theme: Theme; letters?: Letters | null }

/** The wave of a name, `path`, as SVG with the name on it; without, where the display font lacks one of its letters. */
export function drawWavePicture({ name, path, theme, letters }: Wave) {
  const { grounds } = paletteOf(theme)
  const { night } = grounds.light
  const type = letters && settable(letters, name) ? letters : lettersOf(theme.type)
  const text = settable(type, name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHARE_WIDTH} ${SHARE_HEIGHT}"><defs><linearGradient id="h" gradientUnits="userSpaceOnUse" x2="${SHARE_WIDTH}">${stopsOf(theme)}</linearGradient><linearGradient id="n" x2="0" y2="1"><stop stop-color="${night}" stop-opacity="0"/><stop offset=".7" stop-color="${night}"/></linearGradient></defs><rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="${night}"/><path d="${path}" fill="none" stroke="url(#h)" stroke-width="2.4"/>${text ? `<rect y="250" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT - 250}" fill="url(#n)"/>${drawName(type, text, grounds.dark.ink)}` : ''}</svg>`
}

/** In the spectrum, or in the accent of a theme that has another. */
function stopsOf(theme: Theme) {
  const { accent, hue } = paletteOf(theme)
  const colours =
    theme.spectrum === 'full'
      ? waveHues.map((h) => hexOf({ l: 0.8, c: 0.12, h }))
      : [hexOf({ ...accent.dark, h: hue })]
  return colours
    .map(
      (colour, index) => `<stop offset="${index / (waveHues.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('')
}

function drawName(type: Letters, text: string, ink: string) {
  const room = (SHARE_WIDTH - 2 * MARGIN) * TYPE_SIZE
  const size = Math.min(LARGEST, room / typeWidth(type, text))
  return `<g fill="${ink}" transform="translate(${MARGIN} ${SHARE_HEIGHT - MARGIN}) scale(${size / TYPE_SIZE})">${setType(type, text)}</g>`
}
