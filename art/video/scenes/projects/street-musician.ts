import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised, sand, skin } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { swing, wrap } from '../../drawing/motion.ts'
import {
  circle,
  each,
  ellipse,
  graph,
  group,
  limb,
  line,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const accent = hexOf(440, 0.55)
const pale = hexOf(440, 0.8)
const music = waveField('street-musician', 3)
const body =
  'M0-60C28-60 34-30 22-12C18-2 20 6 28 16C44 42 30 70 0 70C-30 70-44 42-28 16C-20 6-18-2-22-12C-34-30-28-60 0-60Z'

/** A cellist on a stool; the five lines of the staff are the sound that leaves the strings. */
export const streetMusician = drawnLoop('street-musician', 5, draw, 2)

function draw(time: number) {
  const bow = swing(time, 2) * 30
  return [
    rect(0, 0, 640, 360, { fill: paper }),
    circle(214, 168, 138, { fill: raised }),
    rect(0, 318, 640, 42, { fill: sand }),
    staff(time),
    player(time, bow),
  ].join('')
}

function staff(time: number) {
  const lines = each(5, (index) =>
    stroke(
      graph(282, 648, (x) => staffHeight(x, index, time)),
      index === 2 ? accent : bark,
      index === 2 ? 4 : 1.6,
    ),
  )
  const notes = each(5, (index) => {
    const at = wrap(index / 5 + time)
    const x = 300 + at * 380
    const row = [3, 1, 2, 0, 2][index] ?? 2
    const size = Math.min(1, at * 6)
    const y = staffHeight(x, row, time)
    return group(
      { x, y, size, turn: -14 + swing(time, 2, index / 5) * 8 },
      stroke(`M9-2V-42${index % 2 ? 'q3 12 13 15' : ''}`, ink, 3),
      ellipse(0, 0, 11, 8, { fill: index % 2 ? ink : accent }),
    )
  })
  return lines + notes
}

function staffHeight(x: number, row: number, time: number) {
  const away = (x - 282) / 366
  const gap = 4 + 20 * Math.min(1, away * 1.8)
  const lift =
    music(away * 0.7, 0.4, time) * 58 * Math.sin(Math.PI * Math.min(1, away * 0.85 + 0.05))
  return 205 - away * 50 + (row - 2) * gap - lift
}

function player(time: number, bow: number) {
  const nod = swing(time, 2, 0.1)
  const strings = each(3, (index) => stroke(`M${index * 4 - 4}-120V40`, paper, 0.8))
  return [
    stroke('M168 276L150 338M212 276L228 338', bark, 6),
    stroke(
      line([
        [205, 268],
        [300, 262],
        [308, 334],
      ]),
      ink,
      26,
    ),
    shape('M166 272C158 206 166 160 204 152C240 156 246 200 240 276Z', { fill: ink }),
    group(
      { x: 272, y: 242, turn: -10 + nod },
      stroke('M0 70V98', ink, 3),
      shape(body, { fill: accent }),
      shape('M-5-142h10V20h-10Z', { fill: ink }),
      circle(0, -146, 8, { fill: ink }),
      stroke('M-16-4q-5 12 1 24M16-4q5 12-1 24', paper, 2.4),
      strings,
    ),
    stroke(
      line([
        [195, 268],
        [176, 276],
        [160, 334],
      ]),
      ink,
      26,
    ),
    stroke(limb([232, 174], [250 + nod, 138], 34, 30, -1), bark, 17),
    circle(251 + nod, 138, 9, { fill: skin.deep }),
    group(
      { x: 208 + nod * 2, y: 112 + nod * 2, turn: nod * 5 - 4 },
      rect(-8, 14, 16, 30, { fill: skin.deep, rx: 7 }),
      circle(0, 0, 25, { fill: skin.deep }),
      shape('M-27-2C-30-34 24-40 27-8C14-16-12-18-27-2Z', { fill: ink }),
      circle(-26, -14, 12, { fill: ink }),
      stroke('M6 4q5 3 9 0M7 14q5 3 9 0', ink, 2.2),
    ),
    group(
      { x: bow, y: -bow * 0.1 },
      stroke('M176 246L352 222', ink, 4),
      stroke('M178 252L350 228', pale, 1.4),
    ),
    stroke(limb([186, 176], [182 + bow, 246 - bow * 0.1], 50, 46, 1), bark, 18),
    circle(182 + bow, 247 - bow * 0.1, 10, { fill: skin.deep }),
  ].join('')
}
