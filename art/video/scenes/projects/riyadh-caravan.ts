import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { swing, TURN } from '../../drawing/motion.ts'
import {
  circle,
  each,
  graph,
  group,
  limb,
  type Point,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const sand = hexOf(588, 0.82)
const shade = hexOf(596, 0.68)
const dark = hexOf(606, 0.5)
const ripple = waveField('riyadh-caravan', 3)

/** Three camels walk the dunes before Riyadh; the wind combs waves into the sand. */
export const riyadhCaravan = drawnLoop('riyadh-caravan', 6, (time) =>
  [
    rect(0, 0, 640, 360, { fill: paper }),
    circle(196, 116, 66, { fill: raised }),
    circle(196, 116, 44, { fill: sand }),
    skyline(),
    dune(time, 186, 18, 1, 0.2, raised),
    dune(time, 216, 22, 1, 0.55, sand),
    combed(time, 216, 22, 0.55, 5, shade),
    dune(time, 254, 12, 1, 0, shade),
    each(3, (index) => camel(138 + index * 172, time, index)),
    dune(time, 314, 15, 2, 0.3, dark),
    combed(time, 314, 15, 0.3, 4, shade, 2),
  ].join(''),
)

/** Towers far away, one with an opening under its crown. */
function skyline() {
  return [
    shape('M494 190V92Q500 66 512 58Q524 66 530 92V190Z', { fill: raised }),
    shape('M502 96Q512 116 522 96Q518 76 512 70Q506 76 502 96Z', { fill: paper }),
    shape('M552 190L566 96L580 190Z', { fill: raised }),
    circle(566, 122, 6, { fill: paper }),
    each(7, (index) => rect(430 + index * 31, 158 - ((index * 29) % 34), 24, 60, { fill: raised })),
  ].join('')
}

function crest(x: number, time: number, base: number, size: number, speed: number, phase: number) {
  const at = x / 640 + time * speed + phase
  // The leeward side of a dune is steeper.
  return base - size * (Math.sin(TURN * at) + 0.35 * Math.sin(TURN * 2 * at + 0.8))
}

function dune(
  time: number,
  base: number,
  size: number,
  speed: number,
  phase: number,
  colour: string,
) {
  return shape(
    graph(0, 640, (x) => crest(x, time, base, size, speed, phase), 360),
    { fill: colour },
  )
}

function combed(
  time: number,
  base: number,
  size: number,
  phase: number,
  count: number,
  colour: string,
  speed = 1,
) {
  return each(count, (index) => {
    const height = (x: number) => {
      const lift = ripple(x / 640, index / count, time) * 4
      return crest(x, time, base, size * (1 - index / count), speed, phase) + 9 + index * 9 + lift
    }
    return stroke(graph(0, 640, height), colour, 2)
  })
}

function camel(x: number, time: number, index: number) {
  const step = time * 6 + index * 0.31
  const bob = Math.sin(TURN * step * 2) * 1.6
  const y = crest(x, time, 254, 12, 1, 0) - 66 + bob
  const nod = Math.sin(TURN * step) * 3
  const leg = (hip: Point, phase: number, colour: string) => {
    const turn = TURN * (step + phase)
    const foot: Point = [hip[0] + Math.cos(turn) * 13, 67 - bob - Math.max(0, -Math.sin(turn)) * 9]
    return (
      stroke(limb(hip, foot, 28, 28, hip[0] < 0 ? -1 : 1), colour, 7) +
      stroke(`M${foot[0]} ${foot[1]}h5`, colour, 6)
    )
  }
  return group(
    { x, y },
    leg([-27, 14], 0.5, ink),
    leg([27, 14], 0.25, ink),
    shape(
      'M-42 4C-40-14-22-18-14-16C-8-40 10-40 16-16C30-18 42-8 44 4C40 22 20 24 0 22C-24 24-40 20-42 4Z',
      { fill: bark },
    ),
    stroke(`M40 2C56 16 62-8 ${64 + nod * 0.4} ${-30 + nod}`, bark, 11),
    shape(`M${56 + nod * 0.4} ${-38 + nod}q12-7 20 1l12 5q3 8-6 8l-20-2Z`, { fill: bark }),
    circle(72 + nod * 0.4, -35 + nod, 1.8, { fill: paper }),
    stroke(`M-42 4q-9 12-5 ${22 + nod}`, bark, 3.4),
    leg([-30, 14], 0, bark),
    leg([30, 14], 0.75, bark),
    index === 1 ? load() : rider(nod, index),
    rope(index, time),
  )
}

function rider(nod: number, index: number) {
  const robe = index === 0 ? paper : ink
  return [
    shape('M-18-4C-10-26 12-26 20-4L14 12H-12Z', { fill: dark }),
    shape('M-12-14C-14-44-6-58 4-58C12-56 16-40 14-14Z', { fill: robe }),
    circle(4 + nod * 0.3, -64, 9, { fill: '#7a4a30' }),
    shape('M-7-60C-9-80 17-80 14-67L0-65L-4-44Q-12-50-7-60Z', { fill: index === 0 ? dark : paper }),
  ].join('')
}

function load() {
  return (
    shape('M-26-6L-20-34H22L28-6L22 16H-22Z', { fill: paper }) +
    stroke('M-24-14q12 8 25 0t25 0M-22 4q11 8 22 0t22 0', dark, 4)
  )
}

function rope(index: number, time: number) {
  if (index === 2) return ''
  return stroke(`M66-26Q100 ${8 + swing(time, 6, index * 0.2) * 4} 130 2`, ink, 1.6)
}
