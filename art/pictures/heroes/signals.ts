import { disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'

const ground = '#10482c'
const pale = '#7fb394'
const loud = '#a9e05a'

const FROM = 70
const TO = 1010

/** One message, sent four ways to whoever builds it. */
export const signals: Record<string, Scene> = {
  'four-signals': {
    ground,
    draw: (pen) =>
      agency(pen, 176) +
      row(pen, 'Your own team', 388, (at) => (at < 0.42 ? 0 : 44), pale, 6) +
      pen.mono('hiring, 4 months', FROM - 14, 362, 28, { fill: pale }) +
      row(pen, 'A freelancer', 592, (at) => (at > 0.64 ? 0 : 44), pale, 6) +
      pen.mono('on another job', 680, 572, 28, { fill: pale }) +
      row(pen, 'Wavelength', 830, () => 84, loud, 16),
  },
}

/** The words of a row, its wave between two people, as high as `height` says along the way. */
function row(
  pen: Pen,
  name: string,
  y: number,
  height: (at: number) => number,
  colour: string,
  weight: number,
) {
  const points = Array.from({ length: 321 }, (_, step) => {
    const at = step / 320
    const edge = Math.min(1, at * 14, (1 - at) * 14)
    const swing = Math.sin(at * 62) * (0.66 + 0.34 * Math.sin(at * 17 + 1))
    return `${step ? 'L' : 'M'}${(FROM + at * (TO - FROM)).toFixed(1)} ${(y - swing * edge * height(at)).toFixed(1)}`
  }).join('')
  const isOurs = weight > 10
  return (
    pen.title(name, FROM - 14, y - (isOurs ? 108 : 72), isOurs ? 60 : 44, {
      ...{ fill: isOurs ? loud : paper, weight: 680, stretch: isOurs ? 100 : 84 },
    }) +
    trace(points, colour, weight) +
    disc(FROM, y, isOurs ? 20 : 13, paper) +
    disc(TO, y, isOurs ? 30 : 20, isOurs ? loud : ground) +
    trace(`M${TO - 20} ${y}a20 20 0 1 0 40 0a20 20 0 1 0 -40 0`, isOurs ? loud : pale, 5)
  )
}

/** Of a letter on a desk, and the wave that shows between two desks. */
const [LETTER, GAP] = [16, 96]
const names = ['Sales', 'Account', 'Project', 'Lead']
const widths = names.map((name) => name.length * LETTER + 20)
const desks = names.map((name, index) => {
  const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0)
  return { name, width: widths[index] ?? 0, x: FROM + GAP + before + index * GAP }
})

function agency(pen: Pen, y: number) {
  const loss = [44, 26, 13, 5, 0]
  const height = (at: number) => {
    const along = FROM + at * (TO - FROM)
    if (desks.some(({ x, width }) => along > x - 4 && along < x + width + 4)) return 0
    return loss[desks.filter(({ x }) => along > x).length] ?? 0
  }
  const stops = desks.map(
    ({ name, width, x }) =>
      rect(x, y - 24, width, 48, paper, 4) +
      pen.mono(name, x + width / 2, y + 8, 23, { align: 'centre', fill: ink }),
  )
  return row(pen, 'A usual agency', y, height, pale, 6) + stops.join('')
}
