import { waveField } from '../../../../ui/wave.ts'
import { bark, ink, night, paper, raised, sand, stone } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { ease, mix, settle, swing, wrap } from '../../drawing/motion.ts'
import { circle, each, graph, group, rect, shape, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const blue = hexOf(470, 0.64)
const deep = hexOf(465, 0.45)
const pale = hexOf(475, 0.82)
const relief = waveField('postcards', 3)
const tilts = [-4, 3.5, -1.5]

/** Three photographs of water are laid on one another; the camera slowly moves inside each. */
export const postcards = drawnLoop('postcards', 6, (time) => {
  const cards = [0, 1, 2].map((index) => ({ index, age: wrap(time + 0.2 - index / 3) }))
  // The card laid down last lies on top.
  const pile = cards.sort((one, other) => other.age - one.age)
  return [
    rect(0, 0, 640, 360, { fill: night }),
    each(9, (index) =>
      stroke(
        graph(-10, 650, (x) => 20 + index * 40 + relief(x / 640, index / 9, time) * 10),
        '#2a251e',
        2,
      ),
    ),
    ...pile.map(({ index, age }) => card(index, age, time)),
  ].join('')
})

function card(index: number, age: number, time: number) {
  const arrives = settle(0, 0.14, age)
  const leaves = ease(0.72, 0.9, age)
  const tilt = tilts[index] ?? 0
  const place = {
    x: mix(760, 320, arrives) - leaves * 620,
    y: 180 + (1 - arrives) * 40,
    turn: tilt + (1 - arrives) * 14 - leaves * 10,
  }
  const view = [lake, coast, river][index] ?? lake
  const zoom = 1 + age * 0.3
  const [width, height] = [392 / zoom, 250 / zoom]
  const left = (392 - width) * (index === 1 ? 0.9 : 0.3)
  const window = `x="-196" y="-134" width="392" height="250" viewBox="${left} ${(250 - height) * 0.6} ${width} ${height}"`
  return group(
    place,
    rect(-206, -140, 424, 302, { fill: ink, opacity: 0.6 }),
    rect(-212, -150, 424, 302, { fill: paper }),
    `<svg ${window}>${view(time)}</svg>`,
    stroke(
      graph(-196, -60, (x) => 134 + swing(0, 1, x / 40) * 4),
      stone,
      2,
    ),
  )
}

/** Mountains over a still lake that draws them again, upside down. */
function lake(time: number) {
  const ripples = each(9, (index) => {
    const y = 168 + index * 9
    return stroke(
      graph(20 + index * 14, 372 - index * 10, (x) => y + relief(x / 392, index / 9, time) * 4),
      paper,
      1.6,
    )
  })
  return [
    rect(0, 0, 392, 250, { fill: raised }),
    circle(282, 66, 30, { fill: paper }),
    shape('M-10 160L70 70L118 118L180 40L262 130L310 92L402 160Z', { fill: blue }),
    shape('M180 40L205 68L186 76L172 66L160 66ZM70 70L88 88L72 92L56 86Z', { fill: paper }),
    shape('M-10 160L60 124L150 150L250 122L402 160Z', { fill: deep }),
    rect(0, 158, 392, 92, { fill: pale }),
    shape('M-10 158L70 214L118 188L180 236L262 180L310 202L402 158Z', { fill: blue, opacity: 0.5 }),
    ripples,
  ].join('')
}

/** A lighthouse over surf. */
function coast(time: number) {
  const surf = each(6, (index) => {
    const base = 158 + index * 17
    const swell = (x: number) => base + relief(x / 300, index / 6, time) * 12
    return (
      shape(graph(-8, 400, swell, 260), { fill: index % 2 ? pale : blue }) +
      stroke(graph(-8, 400, swell), paper, 2)
    )
  })
  return [
    rect(0, 0, 392, 250, { fill: deep }),
    shape(`M270 62L-20 ${0 + swing(time) * 24}V${96 + swing(time) * 24}Z`, {
      fill: raised,
      opacity: 0.35,
    }),
    shape('M200 190L236 130L306 118L400 134V260H200Z', { fill: ink }),
    shape('M256 124L262 72H282L288 122Z', { fill: paper }),
    shape('M259 100L260 88H284L285 100Z', { fill: blue }),
    rect(258, 54, 28, 18, { fill: ink }),
    circle(272, 63, 6, { fill: paper }),
    shape('M254 54L272 40L290 54Z', { fill: bark }),
    surf,
  ].join('')
}

/** A river that winds between fields towards the hills. */
function river(time: number) {
  const furrows = each(12, (index) =>
    stroke(`M${-140 + index * 60} 254L${90 + index * 18} 112`, stone, 2),
  )
  const glints = each(7, (index) => {
    const y = 130 + index * 17
    const half = 5 + index * 5
    const x = 196 + Math.sin(index * 0.9) * 20
    return stroke(
      graph(x - half, x + half, (at) => y + relief(at / 200, index / 7, time) * 5),
      paper,
      2.4,
    )
  })
  return [
    rect(0, 0, 392, 250, { fill: pale }),
    circle(120, 60, 26, { fill: paper }),
    shape('M-5 116Q70 60 150 104Q230 50 300 96Q350 70 400 110V130H-5Z', { fill: deep }),
    rect(0, 112, 392, 140, { fill: sand }),
    furrows,
    shape(
      'M190 112C180 140 230 150 210 180C190 206 150 210 130 254H290C300 214 250 200 256 176C262 150 200 140 202 112Z',
      { fill: blue },
    ),
    glints,
    each(5, (index) => shape(`M${60 + index * 74} 132l9-34l9 34Z`, { fill: ink })),
  ].join('')
}
