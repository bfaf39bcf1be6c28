import { seededRandom, waveField } from '../../../../ui/wave.ts'
import { dusk, night, paper, raised } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { wrap } from '../../drawing/motion.ts'
import { circle, each, graph, group, line, rect, shape, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const sky = hexOf(455, 0.24)
const far = hexOf(455, 0.34)
const lit = hexOf(455, 0.74)
const glow = hexOf(470, 0.86)
const current = waveField('city-night', 3)
const random = seededRandom('city-night')
const QUAY = 284
const towers = Array.from({ length: 11 }, (_, index) => ({
  x: index * 60 - 14 + random() * 8,
  width: 44 + Math.floor(random() * 2) * 11,
  storeys: 6 + Math.floor(random() * 4 + 7 * Math.exp(-(((index - 6) / 2.6) ** 2))),
  roof: Math.floor(random() * 3),
}))

/** A city at night: a wave of light goes through its windows and lies on the river. */
export const cityNight = drawnLoop('city-night', 6, (time) =>
  [
    rect(0, 0, 640, 360, { fill: sky }),
    circle(78, 52, 30, { fill: raised }),
    circle(90, 45, 27, { fill: sky }),
    each(13, (index) => rect(index * 52 - 10, 150 - ((index * 67) % 74), 44, 200, { fill: far })),
    towers.map((tower) => building(tower, time)).join(''),
    rect(0, QUAY, 640, 80, { fill: night }),
    reflections(time),
    rect(0, QUAY - 6, 640, 8, { fill: dusk }),
    traffic(time),
  ].join(''),
)

type Tower = (typeof towers)[number]

function building({ x, width, storeys, roof }: Tower, time: number) {
  const top = QUAY - storeys * 14 - 8
  const columns = Math.floor((width - 8) / 11)
  const windows = each(storeys * columns, (index) => {
    const [column, storey] = [index % columns, Math.floor(index / columns)]
    const [left, above] = [x + 6 + column * 11, top + 8 + storey * 14]
    return rect(left, above, 7, 8, { fill: windowColour(brightness(left, above, time)) })
  })
  const roofs = [
    shape(
      line(
        [
          [x, top],
          [x + width, top - 18],
          [x + width, top + 2],
        ],
        true,
      ),
      { fill: night },
    ),
    stroke(`M${x + width / 2} ${top}v-26`, night, 4) +
      circle(x + width / 2, top - 28, 3, { fill: wrap(time * 3) < 0.5 ? lit : dusk }),
    rect(x + 8, top - 10, width - 16, 12, { fill: night }),
  ]
  return rect(x, top, width, QUAY - top, { fill: night }) + (roofs[roof] ?? '') + windows
}

function brightness(x: number, y: number, time: number) {
  return current(x / 640, (y / 360) * 0.6, time) * 1.3
}

/** Four levels, as cut paper has no gradients. */
function windowColour(level: number) {
  if (level > 0.62) return paper
  if (level > 0.3) return glow
  if (level > 0.02) return lit
  return level > -0.3 ? far : dusk
}

function reflections(time: number) {
  return towers
    .map(({ x, width, storeys }) =>
      each(6, (row) => {
        const y = QUAY + 14 + row * 11
        const level = brightness(x, QUAY - storeys * 7, time) + 0.25
        if (level < 0) return ''
        const half = (width / 2) * (1 - row * 0.12) * Math.min(1, level + 0.35)
        const centre = x + width / 2 + current(x / 640, row / 6, time) * 10
        return stroke(
          graph(centre - half, centre + half, (at) => y + current(at / 300, row / 6, time) * 3),
          row < 2 ? lit : far,
          3.4,
        )
      }),
    )
    .join('')
}

function traffic(time: number) {
  return each(6, (index) => {
    const right = index % 2 === 0
    const along = wrap(time + index * 0.29) * 760 - 60
    return group(
      { x: right ? along : 640 - along, y: QUAY - 9 },
      rect(-13, 0, 26, 3.4, { fill: right ? paper : lit, rx: 1.7 }),
    )
  })
}
