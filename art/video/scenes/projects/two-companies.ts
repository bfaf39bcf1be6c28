import { waveField } from '../../../../ui/wave.ts'
import { ink, paper, raised, sand } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { ease, stay, swing, TURN, wrap } from '../../drawing/motion.ts'
import { circle, each, graph, group, line, type Point, rect, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const green = hexOf(548, 0.62)
const pale = hexOf(548, 0.82)
const pulse = waveField('two-companies', 3)
const STRANDS = 6

/** Two bundles of lines shake hands: they meet, braid, and people come out of the knot. */
export const twoCompanies = drawnLoop('two-companies', 6, (time) => {
  const moment = wrap(time + 0.63)
  const grip = stay(0.02, 0.3, 0.78, 0.98, moment)
  return [
    rect(0, 0, 640, 360, { fill: paper }),
    each(9, (index) => stroke(`M${index * 80} 0V360`, raised, 2)),
    each(5, (index) => stroke(`M0 ${36 + index * 72}H640`, raised, 2)),
    each(STRANDS, (index) => strand(index, grip, time)),
    tree(moment, time),
  ].join('')
})

/** Strands alternate in colour; each crosses above and below the others inside the knot. */
function strand(index: number, grip: number, time: number) {
  const reach = 190 + 130 * grip + 8
  return side(index, -1, grip, time, reach) + side(index, 1, grip, time, reach)
}

function side(index: number, from: 1 | -1, grip: number, time: number, reach: number) {
  const tip = from < 0 ? reach + 140 * grip : 640 - reach - 140 * grip
  const start = from < 0 ? -10 : 650
  const height = (x: number) => {
    const inside = Math.exp(-(((x - 320) / 118) ** 2))
    const spread = (index - (STRANDS - 1) / 2) * 15
    const apart = from * -58 * (1 - ease(60, 300, from < 0 ? x : 640 - x))
    const twist = Math.sin(
      (x / 118) * TURN * 0.5 + (index / STRANDS) * TURN + (from < 0 ? 0 : Math.PI) - time * TURN,
    )
    const calm = spread + apart + pulse(x / 640, index / STRANDS, time) * 12
    return 232 + calm * (1 - inside * grip) + twist * 40 * inside * grip
  }
  const colour = from < 0 ? green : ink
  return (
    stroke(graph(Math.min(start, tip), Math.max(start, tip), height), colour, 6.5) +
    circle(tip, height(tip), 6, { fill: colour })
  )
}

/** The joint company: a small tree of people above the knot, growing level by level. */
function tree(moment: number, time: number) {
  const levels = [[320], [236, 404], [180, 278, 362, 460]]
  const parts: string[] = []
  levels.forEach((level, depth) => {
    const grown = stay(
      0.3 + depth * 0.09,
      0.42 + depth * 0.09,
      0.72 - depth * 0.02,
      0.82 - depth * 0.02,
      moment,
    )
    if (grown < 0.01) return
    level.forEach((x, index) => {
      const at = placeOf(x, depth, time)
      const parent =
        depth === 0
          ? ([320, 214] as Point)
          : placeOf(levels[depth - 1]?.[Math.floor(index / 2)] ?? 320, depth - 1, time)
      const end: Point = [
        parent[0] + (at[0] - parent[0]) * grown,
        parent[1] + (at[1] - parent[1]) * grown,
      ]
      parts.unshift(stroke(line([parent, end]), sand, 4))
      parts.push(person(end, grown, (depth + index) % 2 === 0))
    })
  })
  return parts.join('')
}

function placeOf(x: number, depth: number, time: number): Point {
  return [x + swing(time, 2, x / 640) * 2, 158 - depth * 54 + swing(time, 2, x / 300) * 3]
}

function person([x, y]: Point, grown: number, first: boolean) {
  return group(
    { x, y, size: grown },
    circle(0, 0, 22, { fill: first ? green : ink }),
    circle(0, -5, 6.5, { fill: first ? paper : pale }),
    `<path d="M-12 13C-12 1 12 1 12 13Z" fill="${first ? paper : pale}"/>`,
  )
}
