import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised, sand, skin } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { swing, TURN, wrap } from '../../drawing/motion.ts'
import {
  circle,
  each,
  graph,
  group,
  limb,
  line,
  type Point,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const red = hexOf(650, 0.6)
const deep = hexOf(655, 0.45)
const air = waveField('kite', 3)

/** A child on a hill holds a kite; wind, string, tail and grass are one wave. */
export const kite = drawnLoop('kite', 5, (time) => {
  const place: Point = [452 + swing(time) * 30, 96 + swing(time, 2, 0.1) * 20]
  const hand: Point = [196 + swing(time) * 4, 216 + swing(time, 2) * 4]
  return [
    rect(0, 0, 640, 360, { fill: raised }),
    circle(120, 92, 46, { fill: paper }),
    breeze(time),
    cloud(wrap(time) * 860 - 140, 88, 1),
    cloud(wrap(time + 0.5) * 860 - 140, 156, 0.7),
    shape(
      graph(0, 640, (x) => 296 - 46 * Math.exp(-(((x - 470) / 170) ** 2)), 360),
      { fill: sand },
    ),
    shape(
      graph(0, 640, (x) => 330 - 50 * Math.exp(-(((x - 150) / 170) ** 2)), 360),
      { fill: bark },
    ),
    string(hand, place, time),
    group({ x: place[0], y: place[1], turn: 24 + swing(time, 1, 0.2) * 12 }, sail(time)),
    child(hand, time),
    blades(time),
  ].join('')
})

function breeze(time: number) {
  return each(6, (index) => {
    const y = 50 + index * 42
    const from = wrap(index * 0.37 + time) * 900 - 200
    return stroke(
      graph(from, from + 150, (x) => y + air(x / 640, index / 6, time) * 16),
      paper,
      4,
    )
  })
}

function cloud(x: number, y: number, size: number) {
  return group(
    { x, y, size },
    shape('M0 0a26 26 0 0 1 30-30a38 38 0 0 1 68 2a24 24 0 0 1 32 28Z', { fill: paper }),
  )
}

function string(hand: Point, place: Point, time: number) {
  const points = Array.from({ length: 30 }, (_, index): Point => {
    const share = index / 29
    const sag = Math.sin(Math.PI * share) * (34 + air(share * 0.5, 0.5, time) * 16)
    return [hand[0] + (place[0] - hand[0]) * share, hand[1] + (place[1] - hand[1]) * share + sag]
  })
  return stroke(line(points), ink, 1.6)
}

function sail(time: number) {
  const tail = Array.from({ length: 24 }, (_, index): Point => {
    const share = index / 23
    return [Math.sin(TURN * (share * 1.6 - time * 2)) * 24 * share, 62 + share * 120]
  })
  const bows = [6, 12, 18, 23].map((at, index) => {
    const [x, y] = tail[at] ?? [0, 0]
    return group(
      { x, y, turn: swing(time, 2, index / 4) * 40 },
      shape('M0 0l-12-7v14Zl12-7v14Z', { fill: index % 2 ? red : ink }),
    )
  })
  return [
    stroke(line(tail), ink, 2),
    ...bows,
    shape('M0-66L46-6L0 64L-46-6Z', { fill: red }),
    shape('M0-66L46-6L0 64Z', { fill: deep }),
    shape('M0-66L46-6H0Z', { fill: paper }),
    stroke('M0-66V64M-46-6H46', ink, 2.4),
  ].join('')
}

function child(hand: Point, time: number) {
  const lean = swing(time) * 3
  const hair = [0, 1, 2].map((index) => {
    const wave = swing(time, 2, index * 0.12) * 5
    return stroke(`M122 ${178 + index * 9}q-16 ${-6 + wave} -30 ${4 + wave}`, ink, 9)
  })
  return group(
    { turn: lean * 0.4, x: 0, y: 0 },
    ...hair,
    stroke(
      line([
        [138, 250],
        [124, 274],
        [116, 304],
      ]),
      ink,
      13,
    ),
    stroke(
      line([
        [150, 250],
        [164, 276],
        [158, 304],
      ]),
      ink,
      13,
    ),
    stroke('M112 306h-0.1h14M156 306h14', ink, 9),
    shape(
      `M128 206C122 226 118 244 ${108 - lean} 266Q142 ${272 + lean} 176 262C166 240 164 220 158 206Z`,
      { fill: red },
    ),
    stroke(limb([146, 216], [hand[0] - 6, hand[1] + 8], 28, 28, 1), skin.warm, 9),
    stroke(limb([152, 214], hand, 28, 28, -1), skin.warm, 9),
    circle(hand[0], hand[1], 6, { fill: skin.warm }),
    rect(137, 196, 11, 14, { fill: skin.warm }),
    circle(144, 180, 23, { fill: skin.warm }),
    shape('M121 184C112 150 160 146 166 168C150 166 134 168 121 184Z', { fill: ink }),
    circle(156, 178, 2.6, { fill: ink }),
    stroke('M154 189q5 2 8-2', ink, 2),
  )
}

function blades(time: number) {
  return each(46, (index) => {
    const x = index * 14.2
    const base = 332 - 50 * Math.exp(-(((x - 150) / 170) ** 2))
    const lean = 6 + air(x / 640, 0.95, time) * 14
    return stroke(
      `M${x} ${base + 6}q2-10 ${lean} ${-16 - (index % 4) * 4}`,
      index % 5 ? bark : red,
      3,
    )
  })
}
