import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised, sand, stone } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { ease, settle, TURN, wrap } from '../../drawing/motion.ts'
import {
  circle,
  each,
  graph,
  group,
  line,
  type Point,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const orange = hexOf(612, 0.7)
const deep = hexOf(630, 0.52)
const signal = waveField('factory-line', 3)
/** Boxes stand this far apart; the belt moves one place per beat. */
const STEP = 160
const BEATS = 3
const BELT = 262

/** Boxes stop under a press that stamps a wave on them; a screen shows its pulse. */
export const factoryLine = drawnLoop('factory-line', 6, (time) => {
  const beat = wrap(time + 0.1) * BEATS
  const inBeat = wrap(beat)
  const travel = ease(0.42, 0.98, inBeat)
  const press = ease(0.02, 0.16, inBeat) * (1 - ease(0.26, 0.4, inBeat))
  return [
    rect(0, 0, 640, 360, { fill: raised }),
    hall(),
    screen(time, press),
    each(6, (index) => box((index - 1) * STEP + travel * STEP, press, inBeat, time)),
    belt(travel),
    machine(press),
    gear(96, 108, 52, 12, time, deep),
    gear(158, 62, 32, 8, 0.04 - time * 1.5, stone),
    arm(travel),
  ].join('')
})

function hall() {
  const panes = each(4, (index) =>
    rect(440 + (index % 2) * 92, 24 + Math.floor(index / 2) * 62, 84, 54, { fill: paper }),
  )
  return (
    panes +
    rect(0, 320, 640, 40, { fill: sand }) +
    each(9, (index) => rect(index * 80 - 20, 320, 40, 6, { fill: index % 2 ? ink : orange }))
  )
}

function screen(time: number, press: number) {
  const trace = (x: number) => 84 + signal(x / 180, 0.5, time) * (8 + press * 26)
  return [
    rect(440, 30, 168, 104, { fill: ink, rx: 4 }),
    each(3, (index) => stroke(`M448 ${58 + index * 26}H600`, bark, 1)),
    stroke(graph(448, 600, trace), orange, 4),
    stroke('M524 134V164', ink, 8),
  ].join('')
}

function box(x: number, press: number, inBeat: number, time: number) {
  const stamped = x > 2 * STEP + 1 || (x === 2 * STEP && inBeat > 0.14 && inBeat < 0.9)
  const squash = x === 2 * STEP ? press * 5 : 0
  const wave = graph(
    -26,
    26,
    (at) => -34 + Math.sin((at / 52) * TURN * 1.5 + time * TURN * BEATS) * 8,
  )
  return group(
    { x, y: BELT },
    rect(-40 - squash, -70 + squash, 80 + squash * 2, 70 - squash, {
      fill: stamped ? orange : sand,
    }),
    rect(-40 - squash, -70 + squash, 80 + squash * 2, 11, { fill: stamped ? deep : stone }),
    stamped ? stroke(wave, paper, 5) : stroke('M-14-30H14', stone, 4),
  )
}

function belt(travel: number) {
  const rollers = each(11, (index) => {
    const x = index * 64
    const turn = travel * 360
    return group(
      { x, y: BELT + 15, turn },
      circle(0, 0, 12, { fill: stone }),
      stroke('M-8 0H8', ink, 3),
    )
  })
  const cleats = each(18, (index) =>
    rect(index * 40 - 40 + travel * 40, BELT, 16, 5, { fill: bark }),
  )
  return (
    rect(0, BELT, 640, 30, { fill: ink, rx: 0 }) +
    cleats +
    rollers +
    each(4, (index) => rect(60 + index * 176, BELT + 30, 14, 40, { fill: ink }))
  )
}

function machine(press: number) {
  const down = press * 52
  return [
    rect(252, 0, 136, 92, { fill: ink }),
    rect(264, 14, 112, 8, { fill: orange }),
    each(3, (index) =>
      circle(284 + index * 36, 50, 9, { fill: index === 1 && press > 0.4 ? orange : bark }),
    ),
    rect(304, 88, 32, 46 + down, { fill: stone }),
    rect(312, 88, 6, 46 + down, { fill: sand }),
    shape(
      line(
        [
          [266, 134 + down],
          [374, 134 + down],
          [362, 149 + down],
          [278, 149 + down],
        ],
        true,
      ),
      { fill: deep },
    ),
  ].join('')
}

function gear(x: number, y: number, radius: number, teeth: number, turn: number, colour: string) {
  const points = Array.from({ length: teeth * 4 }, (_, index): Point => {
    const angle = ((index + 0.5) / (teeth * 4)) * TURN
    const far = index % 4 < 2 ? radius : radius * 0.8
    return [Math.cos(angle) * far, Math.sin(angle) * far]
  })
  return group(
    { x, y, turn: turn * 360 },
    shape(line(points, true), { fill: colour }),
    circle(0, 0, radius * 0.36, { fill: raised }),
    each(4, (index) =>
      group({ turn: index * 90 }, circle(0, -radius * 0.58, radius * 0.1, { fill: raised })),
    ),
  )
}

/** A jointed arm that lets go of the next box with a short spring. */
function arm(travel: number) {
  const open = settle(0, 1, travel) * 10
  const hand: Point = [34 + travel * 6, 168 - open]
  return [
    stroke(line([[-6, 196], [10, 120 - open * 0.4], hand]), ink, 14),
    circle(10, 120 - open * 0.4, 10, { fill: orange }),
    stroke(`M${hand[0] - 14} ${hand[1] + 18}l2-16h24l2 16`, ink, 6),
  ].join('')
}
