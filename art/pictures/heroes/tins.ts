import { at } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { sheet } from '../sheet.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const partners = [
  ['Studio|Paz', '#d6337c', 172, 330, 0.62],
  ['Nord|& Co.', '#1f87c9', 926, 330, 0.62],
  ['Your|name', ink, 548, 536, 0.98],
] as const

/** Three tins from one maker; the label of the nearest is half off. */
export function tins(pen: Pen) {
  const shelf = rect(0, 892, 1080, 98, shade(spectrum[575], 0.28))
  return (
    rect(0, 560, 1080, 430, shade(spectrum[575], 0.12)) +
    partners
      .slice(0, 2)
      .map(([name, colour, x, y, size]) => at(x, y, size, tin(pen, name, colour, false)))
      .join('') +
    shelf +
    at(
      partners[2][2],
      partners[2][3],
      partners[2][4],
      tin(pen, partners[2][0], partners[2][1], true),
    )
  )
}

const metal = '#cfc9bd'
const [w, h] = [230, 360]

/** A band around the tin, from one height to another, or a part of it. */
export function band(top: number, bottom: number, from = -w, to = w) {
  const dip = (x: number) => 46 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2))
  const steps = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24)
  return `M${steps.map((x) => `${x.toFixed(1)} ${(top + dip(x)).toFixed(1)}`).join('L')}L${steps
    .reverse()
    .map((x) => `${x.toFixed(1)} ${(bottom + dip(x)).toFixed(1)}`)
    .join('L')}Z`
}

export function body() {
  return (
    flat(band(-h, h - 40), metal) +
    flat(band(-h, h - 40, 120, w), shade(metal, 0.22)) +
    flat(band(-h, h - 40, -w, -190), light(metal, 0.5)) +
    `<ellipse cy="${-h}" rx="${w}" ry="46" fill="#e9e4d8"/><ellipse cy="${-h}" rx="${w - 26}" ry="36" fill="${shade(metal, 0.3)}"/><ellipse cy="${-h + 3}" rx="${w - 34}" ry="32" fill="${metal}"/>`
  )
}

/** A tin alone, with an empty label on which the page writes. */
export function blankTin() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-232 -408 464 778" width="464" height="778">${
    body() + flat(band(-220, 250), '#fffaf0') + flat(band(-220, 250, 120, w), '#e9e1d0')
  }</svg>`
}

export function tin(pen: Pen, name: string, colour: string, peels: boolean) {
  const waves = `<clipPath id="under"><path d="${band(-220, 250)}"/></clipPath><g clip-path="url(#under)"><rect x="-240" y="-240" width="480" height="560" fill="${ink}"/><path transform="translate(-240 -200)" d="${sheet('partner', { width: 480, height: 520, lines: 16, swing: 1.2 })}" fill="none" stroke="${spectrum[575]}" stroke-width="7"/></g>`
  const words = (fill: string) =>
    pen.title(name, -14, peels ? -64 : -10, peels ? 116 : 120, {
      align: 'centre',
      weight: 740,
      stretch: 88,
      leading: 0.94,
      fill,
      within: peels ? 320 : 360,
    })
  if (!peels)
    return (
      body() +
      flat(band(-220, 250), colour) +
      flat(band(-220, 250, 120, w), shade(colour, 0.22)) +
      words(paper)
    )
  const label =
    'M-230 -220L-200 -197L-120 -181L0 -174L120 -181L200 -197L230 -220V40L60 294L0 296L-120 289L-200 273L-230 250Z'
  const fold = 'M230 40L60 294C40 240 60 196 92 172C60 110 150 20 230 40Z'
  return (
    body() +
    waves +
    `<path d="${label}" fill="#fffaf0"/>` +
    flat('M120 -181L200 -197L230 -220V40L120 205Z', '#e9e1d0') +
    words(colour) +
    flat('M230 40L60 294C120 280 190 210 230 130Z', '#1a171455') +
    flat(fold, '#d9cfba') +
    trace('M230 40C150 20 60 110 92 172C60 196 40 240 60 294', '#b9ad9a', 3) +
    trace(
      'M-190 206h6v44M-172 208v44M-160 212v42M-150 213v42M-136 215v42M-128 217v40M-112 219v40',
      ink,
      5,
    )
  )
}
