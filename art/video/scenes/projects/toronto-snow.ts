import { seededRandom, waveField } from '../../../../ui/wave.ts'
import { ink, paper, raised } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { swing, wrap } from '../../drawing/motion.ts'
import { circle, each, ellipse, graph, group, rect, shape, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const sky = hexOf(482, 0.8)
const haze = hexOf(480, 0.7)
const town = hexOf(474, 0.46)
const deep = hexOf(470, 0.32)
const lake = waveField('toronto-snow', 3)
const random = seededRandom('toronto-snow')
const SHORE = 232
const houses = Array.from({ length: 15 }, (_, index) => ({
  x: index * 44 - 8,
  width: 34 + random() * 10,
  tall: 40 + random() * 46 + 58 * Math.exp(-(((index - 9.5) / 2.6) ** 2)),
  near: index % 2 === 0,
}))
const flakes = Array.from({ length: 90 }, () => ({ x: random(), y: random(), near: random() ** 2 }))

/** The skyline of Toronto in snow, with a ferry on the lake. */
export const torontoSnow = drawnLoop('toronto-snow', 6, (time) =>
  [
    rect(0, 0, 640, 360, { fill: sky }),
    circle(520, 84, 40, { fill: paper, opacity: 0.85 }),
    each(16, (index) =>
      rect(index * 42 - 6, SHORE - 46 - ((index * 61) % 60), 36, 120, { fill: haze }),
    ),
    houses.map((house) => building(house)).join(''),
    dome(),
    tower(time),
    rect(0, SHORE - 4, 640, 8, { fill: paper }),
    waves(time),
    ferry(time),
    front(time),
    snow(time),
  ].join(''),
)

function building({ x, width, tall, near }: (typeof houses)[number]) {
  const top = SHORE - tall
  const rows = Math.floor((tall - 16) / 13)
  const lights = each(rows * 3, (index) => {
    const warm = (index * 7 + Math.round(x)) % 5 < 2
    return rect(
      x + 6 + (index % 3) * ((width - 12) / 3) + 1,
      top + 12 + Math.floor(index / 3) * 13,
      5,
      6,
      { fill: warm ? paper : haze },
    )
  })
  return (
    rect(x, top, width, tall, { fill: near ? deep : town }) +
    rect(x - 1, top - 4, width + 2, 6, { fill: paper, rx: 3 }) +
    lights
  )
}

function dome() {
  return (
    shape(`M96 ${SHORE}C98 ${SHORE - 60} 196 ${SHORE - 60} 200 ${SHORE}Z`, { fill: town }) +
    shape(
      `M103 ${SHORE - 24}C116 ${SHORE - 58} 180 ${SHORE - 58} 193 ${SHORE - 24}C170 ${SHORE - 36} 126 ${SHORE - 36} 103 ${SHORE - 24}Z`,
      { fill: paper },
    )
  )
}

function tower(time: number) {
  const lamp = wrap(time * 3) < 0.5
  return group(
    { x: 238, y: SHORE },
    shape('M-12 0L-4-140H4L12 0Z', { fill: ink }),
    shape('M-22-142C-22-152 22-152 22-142L14-130H-14Z', { fill: ink }),
    ellipse(0, -146, 22, 5, { fill: paper }),
    shape('M-4-150L-1.5-212H1.5L4-150Z', { fill: ink }),
    rect(-7, -172, 14, 7, { fill: ink, rx: 2 }),
    circle(0, -214, 3.4, { fill: lamp ? hexOf(640, 0.6) : ink }),
  )
}

function waves(time: number) {
  return each(7, (row) => {
    const y = SHORE + 10 + row * 16
    const lift = (x: number) => y + lake(x / 420, row / 7, time) * (3 + row * 1.5)
    return (
      shape(graph(-4, 644, lift, 370), { fill: row % 2 ? town : deep }) +
      stroke(graph(-4, 644, lift), row % 2 ? sky : haze, 1.6)
    )
  })
}

function ferry(time: number) {
  const x = wrap(time + 0.42) * 940 - 110
  return group(
    { x, y: 280 + swing(time, 3) * 2.5, turn: swing(time, 3, 0.2) * 1.4 },
    stroke('M-150 16q16-8 32 0t32 0t22-4', paper, 3),
    shape('M-72-4H76L58 20H-56Z', { fill: ink }),
    rect(-54, -24, 104, 20, { fill: paper }),
    each(7, (index) => rect(-47 + index * 14, -19, 8, 8, { fill: town })),
    rect(-28, -40, 58, 16, { fill: raised }),
    rect(6, -58, 16, 20, { fill: hexOf(640, 0.6) }),
    rect(-30, -43, 62, 5, { fill: paper, rx: 2 }),
    circle(4 - 12 * wrap(time * 3), -66 - 12 * wrap(time * 3), 5 + 5 * wrap(time * 3), {
      fill: paper,
      opacity: 0.9 * (1 - wrap(time * 3)),
    }),
  )
}

/** The near shore, a bench and a lamp, deep in snow. */
function front(time: number) {
  const drift = (x: number) => 332 - 14 * Math.sin(x / 110) - 4 * Math.sin(x / 37)
  return [
    stroke('M566 344V236q0-14 14-14h6', ink, 5),
    shape('M576 222h24l-5 12h-14Z', { fill: ink }),
    circle(588, 238, 6 + swing(time, 3) * 0.6, { fill: hexOf(590, 0.86) }),
    stroke('M440 318h64M440 332h64M448 318v30M496 318v30', ink, 5),
    stroke('M440 314h64', paper, 5),
    shape(graph(-4, 644, drift, 364), { fill: paper }),
    stroke(
      graph(-4, 644, (x) => drift(x) + 10),
      raised,
      2,
    ),
  ].join('')
}

function snow(time: number) {
  return flakes
    .map(({ x, y, near }) => {
      const fall = wrap(y + time * (near > 0.4 ? 2 : 1))
      const across = wrap(x + lake(fall * 0.6, x, time) * 0.03 - fall * 0.06)
      return circle(across * 660 - 10, fall * 380 - 10, 1.6 + near * 3, { fill: paper })
    })
    .join('')
}
