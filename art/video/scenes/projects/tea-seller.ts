import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, paper, raised, sand, skin, stone } from '../../drawing/colours.ts'
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
  type Point,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const amber = hexOf(595, 0.74)
const tea = hexOf(605, 0.55)
const stream = waveField('tea-seller-stream', 3)

/** A tea seller pours from high up; stream and steam follow the wave function. */
export const teaSeller = drawnLoop('tea-seller', 4, (time) => {
  const lift = swing(time) * 22
  return [
    rect(0, 0, 640, 360, { fill: raised }),
    circle(330, 190, 170, { fill: paper }),
    seller(time, lift),
    pour(time, lift),
    counter(time),
    awning(time),
  ].join('')
})

function awning(time: number) {
  const hem = (x: number) => 52 + swing(time, 1, x / 420) * 4
  return each(11, (index) => {
    const [left, right] = [index * 60 - 10, index * 60 + 50]
    const edge = `M${left} 0H${right}V${hem(right)}A30 24 0 0 1 ${left} ${hem(left)}Z`
    return shape(edge, { fill: index % 2 ? paper : amber })
  })
}

function seller(time: number, lift: number) {
  const lean = swing(time, 1, 0.05)
  return [
    shape('M236 330C226 234 246 176 304 170C358 176 372 240 366 330Z', { fill: ink }),
    shape('M284 172L304 214L326 172Z', { fill: paper }),
    stroke(limb([262, 196], [222, 286], 52, 48, 1), bark, 24),
    circle(222, 286, 12, { fill: skin.warm }),
    group(
      { x: 306, y: 126 - lean * 2, turn: lean * 4 },
      rect(-11, 20, 22, 34, { fill: skin.warm, rx: 8 }),
      circle(0, 0, 33, { fill: skin.warm }),
      shape('M-36-4C-40-44 38-48 36-6C14-20-14-20-36-4Z', { fill: amber }),
      shape('M-36-4C-14-20 14-20 36-6L36-12C14-28-18-26-36-12Z', { fill: tea }),
      shape('M2 13C10 8 18 9 26 15C18 19 8 19 2 13C-6 19-12 19-17 15C-12 9-5 8 2 13Z', {
        fill: ink,
      }),
      circle(14, -3, 3, { fill: ink }),
      circle(-8, -3, 3, { fill: ink }),
    ),
    stroke(limb([336, 200], [424, 252], 54, 56, 1), bark, 24),
    stroke(limb([332, 194], [392, 104 - lift], 58, 60, 1), bark, 24),
    circle(392, 104 - lift, 12, { fill: skin.warm }),
    kettle(392, 110 - lift),
    circle(430, 254, 12, { fill: skin.warm }),
  ].join('')
}

function kettle(x: number, y: number) {
  return group(
    { x, y, turn: 24 },
    stroke('M-16 6C-18-16 18-16 16 6', ink, 5),
    shape('M-28 6H28L34 40H-34Z', { fill: stone }),
    shape('M28 16L56-2L60 3L32 30Z', { fill: stone }),
    rect(-34, 36, 68, 6, { fill: ink, rx: 2 }),
  )
}

function pour(time: number, lift: number) {
  const top = 131 - lift
  const points: Point[] = Array.from({ length: 28 }, (_, index) => {
    const share = index / 27
    const sway = stream(0.3, share * 0.9, time) * 9 * Math.sin(Math.PI * share)
    return [442 + 10 * Math.sqrt(share) + sway, top + share * (272 - top)]
  })
  const level = 14 + swing(time, 1, -0.25) * 5
  return [
    stroke(line(points), tea, 6),
    stroke(line(points.slice(2)), amber, 2),
    shape('M436 244H468L463 290H441Z', { fill: paper, opacity: 0.75 }),
    shape(`M439 ${286 - level}H465L463 288H441Z`, { fill: tea }),
    stroke('M436 244L441 290H463L468 244', ink, 2.5),
  ].join('')
}

function counter(time: number) {
  const glasses = each(4, (index) => {
    const x = 60 + index * 44
    return [
      shape(`M${x} 268h26l-4 36h-18Z`, { fill: tea }),
      stroke(`M${x} 264l4 40h18l4-40`, ink, 2.2),
      steam(x + 13, time, index / 4),
    ].join('')
  })
  const planks = each(6, (index) => stroke(`M${index * 120 + 30} 316V360`, stone, 2))
  return [
    glasses,
    rect(0, 304, 640, 60, { fill: sand }),
    rect(0, 304, 640, 8, { fill: ink }),
    planks,
    ellipse(560, 294, 34, 10, { fill: ink }),
    each(3, (index) => circle(544 + index * 16, 284 - (index % 2) * 8, 9, { fill: amber })),
  ].join('')
}

function steam(x: number, time: number, phase: number) {
  const rise = wrap(time + phase)
  const curl = graph(0, 56, (along) => Math.sin(along / 9 - rise * Math.PI * 2) * 5)
  return group(
    { x, y: 256 - rise * 14, turn: -90 },
    stroke(curl, stone, 2.6, { opacity: Math.sin(Math.PI * rise) * 0.8 }),
  )
}
