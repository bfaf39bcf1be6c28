import { at, disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const teal = spectrum[495]

const bright = [
  ...[spectrum[590], spectrum[625], spectrum[575], '#d6337c'],
  ...[spectrum[605], spectrum[575], spectrum[625]],
]

/** Half the width of each string across the street, from the nearest, and where the street ends. */
const strings = [760, 438, 256, 150, 90, 56]
const END = [720, 566] as const

/** A street with six strings of seven pennants, one for each day; the sale is the nearest. */
export function pennants(pen: Pen) {
  const swags = strings.map((half, row) => swag(pen, half, 5 - row)).reverse()
  return wall(1) + wall(-1) + swags.join('')
}

/** A side of the street: two rows of windows that become smaller towards its end. */
function wall(side: 1 | -1) {
  const place = (half: number, up: number) =>
    `${END[0] + side * half} ${Math.round(END[1] - half * up)}`
  const windows = [720, 600, 500, 416, 346, 288, 240, 200, 166, 138]
    .flatMap((near, index) =>
      [0.52, 0.2].map((up, floor) => {
        const far = near * 0.91
        const isLit = (index * 3 + floor) % 4 === 0
        return flat(
          `M${place(near, up + 0.2)}L${place(far, up + 0.2)}L${place(far, up)}L${place(near, up)}Z`,
          isLit ? spectrum[575] : '#0a363c',
        )
      }),
    )
    .join('')
  return (
    flat(
      `M${place(800, 0.86)}L${place(60, 0.86)}L${place(60, -0.4)}L${place(800, -0.4)}Z`,
      '#0c434a',
    ) + windows
  )
}

function swag(pen: Pen, half: number, week: number) {
  const sale = week === 5
  const y0 = END[1] - half * 0.73
  const on = (t: number) => [END[0] + (t * 2 - 1) * half, y0 + half * 0.3 * t * (1 - t)] as const
  const cord = Array.from({ length: 25 }, (_, step) => {
    const [x, y] = on(step / 24)
    return `${step ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }).join('')
  const size = ((half * 2) / 7 / 66) * 0.6
  const flags = Array.from({ length: 7 }, (_, day) => {
    const [x, y] = on((day + 0.5) / 7)
    const fill = sale
      ? (bright[day] ?? ink)
      : mix(teal, paper, [0.34, 0.14, 0.5][(day + week) % 3] ?? 0)
    const number = pen.title(String(week * 7 + day + 1), 0, 60, 42, {
      ...{ align: 'centre', weight: 700, stretch: 92, fill: sale ? ink : '#0a363c' },
    })
    return at(x, y, size, flat('M-33 0H33L30 78L0 104L-30 78Z', fill) + number, (day - 3) * 1.6)
  })
  const flowers = Array.from({ length: 8 }, (_, knot) => {
    const [x, y] = on(knot / 7)
    return at(x, y, size * 0.5, marigold(knot % 2 ? spectrum[590] : spectrum[605]))
  })
  return (
    trace(cord, spectrum[575], Math.max(1.5, size * 2.2)) +
    flags.join('') +
    (sale ? flowers.join('') : '')
  )
}

/** Three rings of petals. */
function marigold(fill: string) {
  const ring = (r: number, count: number, size: number, tone: string) =>
    Array.from({ length: count }, (_, petal) => {
      const turn = (petal / count) * Math.PI * 2
      return disc(Math.cos(turn) * r, Math.sin(turn) * r, size, tone)
    }).join('')
  return (
    ring(28, 12, 11, shade(fill, 0.12)) + ring(17, 9, 10, fill) + ring(7, 5, 8, light(fill, 0.3))
  )
}
