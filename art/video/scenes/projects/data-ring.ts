import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised, sand } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { letter } from '../../drawing/letters.ts'
import { ease, swing, TURN } from '../../drawing/motion.ts'
import { circle, each, graph, line, type Point, rect, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const cyan = hexOf(490, 0.62)
const deep = hexOf(480, 0.5)
const field = waveField('data-ring', 4)
const SPOKES = 90
const centre: Point = [236, 180]

/** A ring of measurements: an arc counts to 86 per cent while the spokes breathe with the wave. */
export const dataRing = drawnLoop('data-ring', 6, (time) => {
  const full = 0.12 + 0.74 * (ease(0.1, 0.5, (time + 0.45) % 1) - ease(0.8, 1, (time + 0.45) % 1))
  return [
    rect(0, 0, 640, 360, { fill: paper }),
    rect(456, 0, 184, 360, { fill: raised }),
    each(SPOKES, (index) => spoke(index, full, time)),
    circle(centre[0], centre[1], 84, { fill: 'none', stroke: sand, 'stroke-width': 12 }),
    stroke(arc(84, full), cyan, 12),
    head(full),
    figure(Math.round(full * 100)),
    traces(full, time),
  ].join('')
})

function spoke(index: number, full: number, time: number) {
  const share = index / SPOKES
  const angle = share * TURN - TURN / 4
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const value = 0.5 + field(0.5 + x * 0.5, 0.5 + y * 0.5, time) * 0.9
  const long = 5 + 46 * Math.max(0.06, value) * (share < full ? 1 : 0.3)
  const from: Point = [centre[0] + x * 104, centre[1] + y * 104]
  const to: Point = [centre[0] + x * (104 + long), centre[1] + y * (104 + long)]
  return stroke(line([from, to]), share < full ? (index % 5 === 0 ? ink : deep) : sand, 3.6)
}

function arc(radius: number, share: number) {
  const steps = Math.max(2, Math.round(share * 120))
  return line(
    Array.from({ length: steps + 1 }, (_, index) => onRing(radius, (index / steps) * share)),
  )
}

function onRing(radius: number, share: number): Point {
  const angle = share * TURN - TURN / 4
  return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius]
}

function head(full: number) {
  const [x, y] = onRing(84, full)
  return circle(x, y, 11, { fill: ink }) + circle(x, y, 4, { fill: paper })
}

function figure(value: number) {
  const [tens = '0', ones = '0'] = String(value).padStart(2, '0')
  const style = { height: 54, weight: 7, colour: ink, y: 153 }
  return [
    letter(tens, { ...style, x: 182 }),
    letter(ones, { ...style, x: 226 }),
    letter('%', { ...style, x: 271, y: 155, height: 28, weight: 4, colour: deep }),
  ].join('')
}

/** Four small oscilloscope traces in the margin, each with its own tempo. */
function traces(full: number, time: number) {
  return each(4, (index) => {
    const y = 66 + index * 76
    const tall = 8 + 16 * full
    const height = (x: number) =>
      y +
      swing(time, 1 + (index % 2), (x / 184) * (index + 1)) *
        tall *
        Math.sin((Math.PI * (x - 480)) / 136)
    return (
      stroke(graph(480, 616, height), index === 1 ? cyan : bark, index === 1 ? 4 : 2.4) +
      circle(480, y, 3, { fill: ink }) +
      circle(616, y, 3, { fill: ink })
    )
  })
}
