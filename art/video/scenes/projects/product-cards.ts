import { waveField } from '../../../../ui/wave.ts'
import { ink, paper, raised, sand, stone } from '../../drawing/colours.ts'
import { drawnLoop } from '../../drawing/drawn-loop.ts'
import { letter } from '../../drawing/letters.ts'
import { ease, swing, wrap } from '../../drawing/motion.ts'
import { circle, each, ellipse, graph, group, rect, shape, stroke } from '../../drawing/shapes.ts'
import { hexOf } from '../../spectrum.ts'

const gold = hexOf(600, 0.76)
const rust = hexOf(615, 0.55)
const sound = waveField('product-cards', 3)
const products = [
  { draw: radio, ground: gold, price: ['4', '9'] },
  { draw: lamp, ground: ink, price: ['8', '6'] },
  { draw: cup, ground: rust, price: ['1', '2'] },
]

/** A radio, a lamp and a cup: the picture climbs while the price tag beside it sinks. */
export const productCards = drawnLoop('product-cards', 6, (time) => {
  const moment = wrap(time + 0.04) * 3
  const current = Math.floor(moment)
  const change = ease(0.78, 1, moment - current)
  return [
    rect(0, 0, 640, 360, { fill: paper }),
    panel(current, -change * 360, time),
    panel(current + 1, (1 - change) * 360, time),
    rect(400, 0, 240, 360, { fill: paper }),
    tag(current, change * 360, time),
    tag(current + 1, (change - 1) * 360, time),
    rect(398, 0, 4, 360, { fill: ink }),
  ].join('')
})

function panel(index: number, y: number, time: number) {
  const product = products[index % 3]
  if (!product || Math.abs(y) >= 360) return ''
  return group({ y }, rect(0, 0, 400, 360, { fill: product.ground }), product.draw(time))
}

function tag(index: number, y: number, time: number) {
  const [tens = '0', ones = '0'] = products[index % 3]?.price ?? []
  if (Math.abs(y) >= 360) return ''
  const style = { y: 62, height: 84, weight: 11, colour: ink }
  const bars = each(4, (row) => {
    const long = 168 - ((row * 53 + index * 37) % 90)
    return rect(436, 186 + row * 22, long, 8, { fill: row === 0 ? ink : sand })
  })
  const trace = (x: number) => 312 + sound((x - 436) / 168, (index % 3) / 3, time) * 26
  return group(
    { y },
    letter(tens, { ...style, x: 440 }),
    letter(ones, { ...style, x: 510 }),
    circle(596, 70, 14, { fill: rust }),
    bars,
    stroke(graph(436, 604, trace), rust, 4),
  )
}

function radio(time: number) {
  const rings = each(5, (index) => {
    const share = wrap(index / 5 + time * 3)
    return circle(150, 196, 40 + share * 120, {
      fill: 'none',
      stroke: paper,
      'stroke-width': 3,
      opacity: (1 - share) * 0.9,
    })
  })
  const dial = (x: number) => 160 + sound(x / 300, 0.2, time) * 14
  return [
    rings,
    stroke(`M286 128L${326 + swing(time, 3) * 3} 40`, ink, 4),
    rect(76, 124, 256, 148, { fill: ink, rx: 20 }),
    circle(150, 198, 52, { fill: raised }),
    each(4, (index) =>
      circle(150, 198, 46 - index * 11 + swing(time, 6, index / 5) * 1.6, {
        fill: 'none',
        stroke: ink,
        'stroke-width': 3,
      }),
    ),
    rect(222, 144, 90, 34, { fill: gold, rx: 4 }),
    stroke(graph(228, 306, dial), ink, 2.4),
    circle(244, 220, 17, { fill: raised }),
    circle(290, 220, 17, { fill: raised }),
    group({ x: 244, y: 220, turn: swing(time, 3) * 60 }, stroke('M0 0V-13', ink, 4)),
    rect(100, 272, 28, 12, { fill: ink }),
    rect(280, 272, 28, 12, { fill: ink }),
  ].join('')
}

function lamp(time: number) {
  const tilt = swing(time, 3) * 4
  return [
    group(
      { x: 208, y: 62, turn: tilt },
      shape('M-54 84L-170 330H170L54 84Z', { fill: gold, opacity: 0.28 }),
      shape('M-54 84L-104 330H104L54 84Z', { fill: gold, opacity: 0.4 }),
      stroke('M0-80V20', stone, 4),
      shape('M-20 16H20C30 40 62 52 70 84H-70C-62 52-30 40-20 16Z', { fill: rust }),
      ellipse(0, 84, 70, 10, { fill: gold }),
      circle(0, 86, 14, { fill: paper }),
    ),
    ellipse(200, 330, 150, 22, { fill: gold, opacity: 0.85 }),
    each(3, (index) =>
      stroke(
        graph(
          90 + index * 18,
          310 - index * 18,
          (x) => 322 + index * 8 + sound(x / 400, index / 3, time) * 6,
        ),
        ink,
        2,
      ),
    ),
  ].join('')
}

function cup(time: number) {
  const steam = each(3, (index) => {
    const curl = graph(
      0,
      110,
      (along) => sound(along / 330, index / 3, time) * 30 * (0.3 + along / 140),
    )
    return group(
      { x: 148 + index * 44, y: 148, turn: -90 },
      stroke(curl, index === 1 ? paper : gold, 8, { opacity: 0.9 }),
    )
  })
  return [
    steam,
    ellipse(196, 308, 132, 20, { fill: ink }),
    ellipse(196, 300, 132, 20, { fill: raised }),
    stroke('M272 190C326 180 326 256 262 252', paper, 16),
    shape('M112 168H280C280 240 262 292 196 296C130 292 112 240 112 168Z', { fill: paper }),
    ellipse(196, 168, 84, 16, { fill: ink }),
    shape('M114 200H278L276 222H116Z', { fill: gold }),
  ].join('')
}
