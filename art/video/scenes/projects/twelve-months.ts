import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, night, paper, raised } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { ease, TURN, wrap } from '../../drawing/motion.ts'
import { circle, each, graph, group, rect, shape, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

type Month = {
  crown: number
  nm: number
  leaves: number
  sun: number
  falling?: 'snow' | 'petal' | 'leaf'
}

/** One tree through a year: how full its crown is, its colour, and what is in the air. */
const months: Month[] = [
  { crown: 0, nm: 480, leaves: 0, sun: 0.1, falling: 'snow' },
  { crown: 0.2, nm: 470, leaves: 0, sun: 0.2, falling: 'snow' },
  { crown: 0.4, nm: 690, leaves: 0.5, sun: 0.4 },
  { crown: 0.8, nm: 690, leaves: 1, sun: 0.55, falling: 'petal' },
  { crown: 0.9, nm: 555, leaves: 1, sun: 0.75 },
  { crown: 1, nm: 540, leaves: 1, sun: 1 },
  { crown: 1, nm: 525, leaves: 1, sun: 0.95 },
  { crown: 1, nm: 515, leaves: 1, sun: 0.8 },
  { crown: 0.95, nm: 580, leaves: 1, sun: 0.6 },
  { crown: 0.85, nm: 605, leaves: 1, sun: 0.45, falling: 'leaf' },
  { crown: 0.5, nm: 635, leaves: 0.6, sun: 0.3, falling: 'leaf' },
  { crown: 0.1, nm: 460, leaves: 0, sun: 0.15, falling: 'snow' },
]
const breeze = waveField('twelve-months', 3)
const SIDE = 96

/** A year in twelve squares: the month whose turn it is steps forward. */
export const twelveMonths = drawnLoop('twelve-months', 6, (time) => {
  const order = months.map((month, index) => ({ month, index, forward: forwardOf(index, time) }))
  const squares = order.sort((one, other) => one.forward - other.forward)
  return (
    rect(0, 0, 640, 360, { fill: night }) + squares.map((square) => tile(square, time)).join('')
  )
})

/** 1 for the month of the moment, 0 for all others, with a short way between. */
function forwardOf(index: number, time: number) {
  const away = Math.abs(wrap(time - 0.38 - index / 12 + 0.5) - 0.5) * 12
  return 1 - ease(0.35, 0.9, away)
}

function tile(
  { month, index, forward }: { month: Month; index: number; forward: number },
  time: number,
) {
  const [column, row] = [index % 4, Math.floor(index / 4)]
  const x = 83 + column * 158
  const y = 62 + row * 118
  const sky = month.sun > 0.5 ? raised : paper
  const ground = month.falling === 'snow' ? raised : hexOf(month.nm, 0.42)
  const hill = (at: number) =>
    30 + breeze(at / 200 + index / 12, 0.5, time) * 5 - Math.cos(at / 40) * 4
  return group(
    {
      x: x - (x - 320) * forward * 0.08,
      y: y - (y - 180) * forward * 0.14,
      size: 1 + forward * 0.3,
    },
    rect(-76, -55, 152, 110, { fill: forward > 0.02 ? hexOf(month.nm, 0.72) : night }),
    `<svg x="-72" y="-51" width="144" height="102" viewBox="-72 -51 144 102">`,
    rect(-72, -51, 144, 102, { fill: month.falling === 'snow' ? hexOf(month.nm, 0.5) : sky }),
    circle(42, 20 - month.sun * 48, 13, {
      fill: hexOf(month.falling === 'snow' ? 570 : 595, 0.82),
    }),
    shape(graph(-76, 76, hill, 60), { fill: ground }),
    tree(month, index, time),
    month.falling ? flakes(month, index, time) : '',
    '</svg>',
    stroke(`M-72 55H${-72 + 144 * forward}`, paper, 2, { opacity: forward > 0.02 ? 1 : 0 }),
  )
}

function tree({ crown, nm, leaves }: Month, index: number, time: number) {
  const sway = breeze(0.5, index / 12, time) * 4
  const boughs = each(5, (bough) => {
    const angle = -TURN / 4 + (bough - 2) * 0.5
    return stroke(
      `M-14 ${6 - bough}Q${-14 + Math.cos(angle) * 12} -6 ${-14 + Math.cos(angle) * 27 + sway} ${-2 + Math.sin(angle) * 27}`,
      ink,
      3,
    )
  })
  const foliage = each(9, (leaf) => {
    const angle = leaf * 2.4
    const far = 6 + (leaf % 4) * 6
    const radius = (9 + (leaf % 3) * 3) * crown * leaves
    return circle(-14 + Math.cos(angle) * far + sway, -18 + Math.sin(angle) * far * 0.75, radius, {
      fill: hexOf(nm, leaf % 2 ? 0.62 : 0.72),
    })
  })
  return stroke(`M-14 36V4`, bark, 7) + boughs + (leaves ? foliage : '')
}

function flakes({ falling, nm }: Month, index: number, time: number) {
  return each(11, (flake) => {
    const fall = wrap(flake / 11 + time * 2)
    const x = -68 + ((flake * 53 + index * 17) % 136) + breeze(flake / 11, fall, time) * 10
    const y = -54 + fall * (SIDE + 12)
    return circle(x, y, falling === 'snow' ? 2.4 : 2.8, {
      fill: falling === 'snow' ? paper : hexOf(nm, 0.66),
    })
  })
}
