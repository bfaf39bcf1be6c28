import { waveField } from '../../../../ui/wave.ts'
import { dusk, night, paper } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { TURN, wrap } from '../../drawing/motion.ts'
import { circle, each, graph, line, type Point, rect, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const green = hexOf(515, 0.72)
const glass = hexOf(515, 0.32)
const bend = waveField('light-fibre', 2)
const FIBRES = 5
/** Half the width of a fibre in pixels. */
const HALF = 22

/** Packets of light run through a cable of glass fibres, bouncing from wall to wall. */
export const lightFibre = drawnLoop('light-fibre', 4, (time) =>
  [
    rect(0, 0, 640, 360, { fill: night }),
    each(FIBRES, (index) =>
      stroke(
        graph(-20, 660, (x) => axis(x, index, time)),
        dusk,
        58,
      ),
    ),
    each(FIBRES, (index) => fibre(index, time)),
    each(FIBRES, (index) => packets(index, time)),
  ].join(''),
)

/** The cable is laid in one bow; its fibres stay side by side. */
function axis(x: number, index: number, time: number) {
  const across = x / 640
  const bow = Math.sin(across * Math.PI * 1.3 - 0.4) * 62
  const breathing = bend(across * 0.4, 0.5, time) * 14
  return 180 + (index - (FIBRES - 1) / 2) * 70 + bow + breathing
}

function fibre(index: number, time: number) {
  const wall = (side: number) => graph(-20, 660, (x) => axis(x, index, time) + side * HALF)
  const middle = index === 2
  return (
    stroke(wall(0), middle ? glass : '#1f1b16', HALF * 2 - 4) +
    stroke(wall(-1), middle ? green : '#574e42', 2) +
    stroke(wall(1), middle ? green : '#574e42', 2)
  )
}

function packets(index: number, time: number) {
  const middle = index === 2
  const count = middle ? 2 : 1
  return each(count, (packet) => {
    const at = wrap(time + packet / count + index * 0.37)
    const head = at * 1040 - 60
    return each(middle ? 14 : 7, (piece) => {
      const pieces = middle ? 14 : 7
      const from = head - piece * 22
      const points = Array.from({ length: 5 }, (_, step): Point => {
        const x = from - (step / 4) * 22
        return [x, axis(x, index, time) + bounce(x) * (HALF - 5)]
      })
      const fade = (1 - piece / pieces) ** 1.6
      const colour = middle ? hexOf(515 - piece * 5, 0.9 - piece * 0.02) : '#b8ad9a'
      const spark =
        piece === 0
          ? circle(head, axis(head, index, time) + bounce(head) * (HALF - 5), middle ? 10 : 5, {
              fill: paper,
            })
          : ''
      return (
        stroke(line(points), colour, (middle ? 8 : 4) * (0.4 + 0.6 * fade), { opacity: fade }) +
        spark
      )
    })
  })
}

/** A triangle wave: light keeps straight until the wall turns it back. */
function bounce(x: number) {
  return (2 / Math.PI) * Math.asin(Math.sin((x / 92) * TURN * 0.5))
}
