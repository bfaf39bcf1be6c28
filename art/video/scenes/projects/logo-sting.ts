import { waveField } from '../../../../ui/wave.ts'
import { night, paper } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { ease, mix, settle, stay, swing, TURN, wrap } from '../../drawing/motion.ts'
import { circle, each, graph, group, line, type Point, rect, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const violet = hexOf(420, 0.62)
const bright = hexOf(420, 0.78)
const hum = waveField('logo-sting', 3)
const letters = [
  'M0 0V70M46 0V70M0 35H46',
  'M0 70L26 0L52 70M10 46H42',
  'M0 0V70H40',
  'M0 0L26 70L52 0',
  'M35 0A35 35 0 0 1 35 70A35 35 0 0 1 35 0Z',
]
const places = [0, 66, 136, 184, 246]

/** A struck point rings, the rings settle into the mark of Halvo, and the name stands up beside it. */
export const logoSting = drawnLoop('logo-sting', 5, (time) => {
  // The poster is the finished logo, so the loop starts in its still moment.
  const moment = wrap(time + 0.72)
  const gone = ease(0.9, 1, moment)
  const aside = ease(0.3, 0.46, moment) * (1 - gone)
  return [
    rect(0, 0, 640, 360, { fill: night }),
    each(5, (index) => ring(index, moment)),
    group({ x: mix(320, 176, aside), y: 180 }, mark(moment, gone)),
    letters.map((shape, index) => standUp(shape, index, moment)).join(''),
    underline(moment),
  ].join('')
})

function ring(index: number, moment: number) {
  const age = ease(0.05 + index * 0.035, 0.42 + index * 0.035, moment)
  if (age === 0 || age === 1) return ''
  const radius = age * 330
  const points = Array.from({ length: 96 }, (_, at): Point => {
    const angle = (at / 96) * TURN
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const far = radius * (1 + hum(0.5 + x * 0.4, 0.5 + y * 0.4, moment) * 0.12)
    return [320 + x * far, 180 + y * far]
  })
  return stroke(line(points, true), index % 2 ? paper : violet, 5 * (1 - age) + 0.6, {
    opacity: 1 - age,
  })
}

/** Half a disc over three lines of water: a sun at the horizon, 120 wide. */
function mark(moment: number, gone: number) {
  const grown = Math.max(0, settle(0.12, 0.42, moment) * (moment > 0.12 ? 1 : 0)) * (1 - gone)
  const dot = stay(0, 0.06, 0.1, 0.16, moment) + ease(0.96, 1, moment) * 0.4
  const water = each(3, (index) => {
    const half = 58 - index * 15
    const rise = (x: number) => 18 + index * 17 + swing(moment, 2, x / 70 + index * 0.2) * 5
    return stroke(graph(-half, half, rise), index === 0 ? paper : bright, 7)
  })
  return (
    circle(0, 0, 14 * dot, { fill: bright }) +
    group(
      { size: grown, turn: (1 - grown) * -50 },
      `<path d="M-58 4A58 58 0 0 1 58 4Z" fill="${violet}"/>`,
      water,
    )
  )
}

function standUp(shape: string, index: number, moment: number) {
  const start = 0.4 + index * 0.035
  const stands = settle(start, start + 0.16, moment) * (moment > start ? 1 : 0)
  const leaves = ease(0.86 + index * 0.012, 0.94 + index * 0.012, moment)
  if (stands * (1 - leaves) < 0.01) return ''
  const place = { x: 262 + (places[index] ?? 0), y: 145 + (1 - stands) * 60 + leaves * 40 }
  return group(
    place,
    stroke(shape, paper, 10, { opacity: Math.min(1, Math.max(0, stands)) * (1 - leaves) }),
  )
}

function underline(moment: number) {
  const drawn = ease(0.5, 0.66, moment) * (1 - ease(0.84, 0.92, moment))
  if (drawn < 0.02) return ''
  return stroke(`M257 244H${257 + 320 * drawn}`, violet, 4)
}
