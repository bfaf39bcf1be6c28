import { waveField } from '../../../../ui/wave.ts'
import { ink, paper, raised, skin } from '../../drawing/colours.ts'
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

const leaf = hexOf(530, 0.7)
const meadow = hexOf(535, 0.55)
const forest = hexOf(525, 0.4)
const wind = waveField('field-cyclist', 3)
const CRANK: Point = [0, 0]
/** Wider than the picture, so that a tree leaves it before it comes back. */
const PERIOD = 720

/** A cyclist crosses a field; hills, grass and scarf bend to the same wind. */
export const fieldCyclist = drawnLoop('field-cyclist', 5, (time) =>
  [
    rect(0, 0, 640, 360, { fill: paper }),
    circle(470, 118, 62, { fill: raised }),
    shape(
      graph(0, 640, (x) => rolling(x, time, 1, 190, 26), 360),
      { fill: leaf },
    ),
    trees(time),
    shape(
      graph(0, 640, (x) => rolling(x, time, 1, 236, 16) + swing(x / PERIOD + time, 3) * 3, 360),
      {
        fill: meadow,
      },
    ),
    rect(0, 296, 640, 64, { fill: forest }),
    rect(0, 292, 640, 8, { fill: ink }),
    group({ x: 296, y: 252 + swing(time, 4) * 1.2 }, rider(time)),
    grass(time),
  ].join(''),
)

function rolling(x: number, time: number, speed: number, base: number, size: number) {
  const at = x / PERIOD + time * speed
  return base - size * Math.sin(TURN * at) - size * 0.5 * Math.sin(TURN * 2 * at + 1.3)
}

function trees(time: number) {
  return each(7, (index) => {
    const x = wrap(index / 7 + (index % 3) * 0.04 - time) * PERIOD - 40
    const y = rolling(x, time, 1, 190, 26)
    const sway = wind(x / 640, 0.2, time) * 4
    return (
      stroke(`M${x} ${y + 8}V${y - 22}`, ink, 3) +
      shape(`M${x - 11} ${y - 12}Q${x + sway} ${y - 66} ${x + 11} ${y - 12}Z`, { fill: forest })
    )
  })
}

function rider(time: number) {
  const turn = time * 4
  const pedal = (half: number): Point => [
    Math.cos(TURN * (turn + half)) * 15,
    Math.sin(TURN * (turn + half)) * 15,
  ]
  const hip: Point = [-22, -66]
  const leg = (half: number, colour: string) => {
    const foot = pedal(half)
    return (
      stroke(limb(hip, foot, 40, 42, -1), colour, 13) +
      stroke(line([foot, [foot[0] + 10, foot[1] + 2]]), ink, 7)
    )
  }
  return [
    leg(0.5, '#3a342b'),
    wheel(-62, time),
    wheel(66, time),
    stroke(line([[-62, 8], CRANK, [-24, -52], [44, -50], CRANK]), paper, 4.5),
    stroke(
      line([
        [-62, 8],
        [-24, -52],
      ]),
      paper,
      4.5,
    ),
    stroke(
      line([
        [66, 8],
        [42, -58],
        [54, -70],
        [62, -66],
      ]),
      paper,
      4.5,
    ),
    circle(0, 0, 9, { fill: ink }),
    stroke(line([pedal(0), pedal(0.5)]), ink, 4),
    stroke('M-36-58H-12', ink, 7),
    leg(0, ink),
    shape('M-36-60C-30-100 2-130 28-122C40-112 14-84-10-58Z', { fill: ink }),
    stroke('M22-116L34-132', skin.light, 13),
    scarf(time),
    stroke(limb([16, -108], [58, -68], 34, 36, 1), leaf, 11),
    circle(58, -68, 7, { fill: skin.light }),
    circle(38, -138, 19, { fill: skin.light }),
    shape('M18-138C18-164 54-166 58-142L66-139C56-136 34-142 18-138Z', { fill: ink }),
  ].join('')
}

function wheel(x: number, time: number) {
  const spokes = each(6, (index) => {
    const angle = TURN * (index / 6 + time * 2)
    return stroke(`M${x} 8l${Math.cos(angle) * 36} ${Math.sin(angle) * 36}`, paper, 1.2)
  })
  return (
    circle(x, 8, 37, { fill: 'none', stroke: ink, 'stroke-width': 6 }) +
    spokes +
    circle(x, 8, 5, { fill: ink })
  )
}

function scarf(time: number) {
  const edge = (drop: number) =>
    Array.from({ length: 12 }, (_, index): Point => {
      const along = index / 11
      return [
        22 - along * 92,
        -118 - along * 12 + drop + Math.sin(TURN * (along * 1.2 + time * 4)) * 13 * along,
      ]
    })
  return shape(line([...edge(-6), ...edge(8).reverse()], true), {
    fill: paper,
    stroke: ink,
    'stroke-width': 1.5,
  })
}

function grass(time: number) {
  return each(54, (index) => {
    const x = wrap(index / 54 - time * 2) * 700 - 30
    const tall = 26 + 22 * Math.abs(Math.sin(index * 7.3))
    const lean = -14 + wind(x / 640, 0.9, time) * 20
    const colour = index % 3 === 0 ? leaf : meadow
    return shape(
      `M${x - 4} 364Q${x} ${364 - tall * 0.6} ${x + lean} ${360 - tall}Q${x + 5} ${364 - tall * 0.5} ${x + 5} 364Z`,
      { fill: colour },
    )
  })
}
