import { waveField } from '../../../../ui/wave.ts'
import { ink, night, paper } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { swing, wrap } from '../../drawing/motion.ts'
import {
  circle,
  each,
  ellipse,
  graph,
  group,
  line,
  rect,
  shape,
  stroke,
} from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const skies = [
  hexOf(690, 0.34),
  hexOf(690, 0.44),
  hexOf(680, 0.55),
  hexOf(665, 0.66),
  hexOf(640, 0.76),
]
const sun = hexOf(600, 0.86)
const shore = hexOf(695, 0.24)
const river = waveField('ganges-train', 3)
const WATER = 206

/** A train crosses the Ganges at dusk; sun, lamps and windows lie on the water. */
export const gangesTrain = drawnLoop('ganges-train', 6, (time) => duskOnRiver(time))

/** `low`: the picture is cut to what is between 102 and 322, so birds and boat are closer to the bridge. */
export function duskOnRiver(time: number, low = false) {
  return [
    skies.map((colour, index) => rect(0, index * 42, 640, 50, { fill: colour })).join(''),
    circle(452, 166, 58, { fill: sun }),
    birds(time, low ? 116 : 60),
    ghats(),
    rect(0, WATER, 640, 160, { fill: hexOf(690, 0.3) }),
    water(time),
    boat(time, low ? { y: 302, size: 0.72 } : { y: 322, size: 1 }),
    bridge(),
    train(time),
    girders(),
  ].join('')
}

function birds(time: number, y: number) {
  return each(5, (index) => {
    const x = wrap(time + index * 0.045) * 760 - 80
    const beat = swing(time, 6, index * 0.17) * 6
    return stroke(
      `M${x - 9} ${y + index * 9 - beat}Q${x - 3} ${y - 4 + index * 9} ${x} ${y + index * 9}Q${x + 3} ${y - 4 + index * 9} ${x + 9} ${y + index * 9 - beat}`,
      night,
      2.4,
    )
  })
}

/** Temple towers and steps on the far bank. */
function ghats() {
  const spires = [
    [30, 46],
    [74, 78],
    [112, 54],
    [190, 40],
    [236, 92],
    [276, 60],
    [340, 34],
    [562, 66],
    [604, 44],
  ]
  const towers = spires.map(([x = 0, tall = 0]) => {
    const top = WATER - 18 - tall
    return (
      shape(
        `M${x - 16} ${WATER}V${top + tall * 0.5}Q${x - 12} ${top + 8} ${x} ${top}Q${x + 12} ${top + 8} ${x + 16} ${top + tall * 0.5}V${WATER}Z`,
        { fill: shore },
      ) + stroke(`M${x} ${top}v-10l9 4l-9 3`, shore, 2)
    )
  })
  const steps = each(4, (index) =>
    rect(-10, WATER - 20 + index * 5, 400 - index * 4, 6, { fill: index % 2 ? skies[0] : shore }),
  )
  return towers.join('') + rect(530, WATER - 14, 120, 16, { fill: shore }) + steps
}

function water(time: number) {
  return each(17, (index) => {
    const y = WATER + 6 + index * 9.5
    const half = 22 + index * 9 + river(0.5, index / 17, time) * 22
    const lift = (x: number) => y + river(x / 500, index / 17, time) * (1.5 + index * 0.3)
    const glitter = stroke(
      graph(452 - half, 452 + half, lift),
      index % 3 ? sun : paper,
      2.2 + index * 0.12,
      { opacity: 0.92 - index * 0.03 },
    )
    const from = ((index * 173) % 420) - 40
    return stroke(graph(from, from + 120 + index * 6, lift), skies[1] ?? ink, 2.4) + glitter
  })
}

function boat(time: number, { y, size }: { y: number; size: number }) {
  return group(
    {
      x: 150 + swing(time) * 14,
      y: y + swing(time, 2) * 2.5,
      turn: swing(time, 2, 0.2) * 2,
      size,
    },
    shape('M-64-6Q0 26 64-8Q52 22 0 22Q-50 22-64-6Z', { fill: night }),
    stroke('M26-6L52-64', night, 3),
    shape('M20 2C18-24 24-34 30-34C38-32 40-18 38 2Z', { fill: night }),
    circle(31, -41, 8, { fill: night }),
    circle(-40, -12, 5 + swing(time, 6) * 0.6, { fill: sun }),
    stroke(
      graph(-52, -28, (x) => 32 + river(x / 60, 0.4, time) * 3),
      sun,
      3,
    ),
  )
}

function bridge() {
  const piers = each(
    5,
    (index) =>
      shape(
        line(
          [
            [66 + index * 140, 266],
            [86 + index * 140, 266],
            [94 + index * 140, 312],
            [58 + index * 140, 312],
          ],
          true,
        ),
        { fill: night },
      ) + ellipse(76 + index * 140, 312, 26, 5, { fill: shore }),
  )
  return piers + rect(0, 256, 640, 12, { fill: night })
}

function train(time: number) {
  const nose = wrap(time + 0.5) * 1600 - 160
  const coaches = each(6, (index) => coach(nose - 112 - index * 112, index, time))
  const light = shape(`M${nose + 2} 238L${nose + 150} 222V256Z`, { fill: sun, opacity: 0.35 })
  const engine = shape(`M${nose - 104} 256V214H${nose - 30}Q${nose - 2} 216 ${nose + 4} 256Z`, {
    fill: hexOf(660, 0.5),
  })
  return (
    light +
    coaches +
    engine +
    rect(nose - 44, 221, 20, 13, { fill: sun }) +
    stroke(`M${nose - 102} 242H${nose}`, paper, 4)
  )
}

function coach(x: number, index: number, time: number) {
  const windows = each(6, (pane) =>
    rect(x + 10 + pane * 16, 224, 11, 13, {
      fill: river(index / 6, pane / 6, time) > -0.25 ? sun : skies[3],
    }),
  )
  return (
    rect(x, 214, 108, 42, { fill: shore, rx: 4 }) +
    rect(x, 242, 108, 4, { fill: skies[3] ?? ink }) +
    windows +
    rect(x + 106, 244, 8, 6, { fill: night })
  )
}

function girders() {
  return (
    each(10, (index) => {
      const x = index * 70 - 34
      return stroke(`M${x} 256L${x + 35} 196L${x + 70} 256`, night, 4)
    }) + stroke('M0 196H640', night, 5)
  )
}
