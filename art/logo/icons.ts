import { mark } from '../../model/theme/mark.ts'
import type { Colours } from './colours.ts'

const FIELD = 48
/** Optical correction: the right half of the wave is denser. */
const OPTICAL_SHIFT = -0.012

type IconShape = {
  /** The mark's width as a fraction of the icon's. */
  share: number
  /** Corner radius; 0 if the operating system masks the icon. */
  radius: number
}

export const shapes = {
  /** For small sizes: the mark as large as possible. */
  tile: { share: 0.79, radius: 10 },
  apple: { share: 0.62, radius: 0 },
  /** Within the 80 % circle that is safe for any mask. */
  maskable: { share: 0.52, radius: 0 },
} satisfies Record<string, IconShape>

/** The mark in the paper colour on ink, 48 by 48. */
export function icon({ share, radius }: IconShape, { paper, ink }: Colours) {
  return framed(`${ground(radius, ink)}${placed(share, paper)}`)
}

/** The same, with colours swapped in the dark scheme. */
export function schemeIcon(shape: IconShape, light: Colours, dark: Colours) {
  const swap = `<style>@media (prefers-color-scheme: dark) { rect { fill: ${dark.ink} } path { stroke: ${dark.paper} } }</style>`
  return framed(`${swap}${ground(shape.radius, light.ink)}${placed(shape.share, light.paper)}`)
}

/** The mark without a background, in currentColor. */
export function bareMark() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.width} ${mark.height}">${drawnMark('currentColor')}</svg>\n`
}

export function drawnMark(colour: string, transform = '') {
  return `<path${transform && ` transform="${transform}"`} d="${mark.path}" fill="none" stroke="${colour}" stroke-width="${mark.stroke}"/>`
}

function placed(share: number, colour: string) {
  const scale = (share * FIELD) / mark.width
  const x = (FIELD - mark.width * scale) / 2 + OPTICAL_SHIFT * FIELD
  const y = (FIELD - mark.height * scale) / 2
  return drawnMark(colour, `translate(${short(x)} ${short(y)}) scale(${short(scale)})`)
}

function ground(radius: number, colour: string) {
  return `<rect width="${FIELD}" height="${FIELD}"${radius > 0 ? ` rx="${radius}"` : ''} fill="${colour}"/>`
}

function framed(content: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FIELD} ${FIELD}">${content}</svg>\n`
}

function short(value: number) {
  return Math.round(value * 1000) / 1000
}
