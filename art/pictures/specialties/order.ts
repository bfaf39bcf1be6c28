import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { kraft, light, shade, soft } from '../things/tone.ts'
import { leaf } from './kit.ts'

const teal = spectrum[495]
const sea = light(teal, 0.28)
const coral = spectrum[625]

/** One order on its way from shop to books. */
export const order: Record<string, Scene> = {
  'one-order-followed': {
    ground: sea,
    draw: (pen) =>
      followed(
        pen,
        [
          [50, 150],
          [436, 60],
          [822, 190],
          [1208, 90],
        ],
        1,
      ),
  },
  'one-order-followed-portrait': {
    ground: sea,
    draw: (pen) =>
      followed(
        pen,
        [
          [24, 70],
          [374, 130],
          [374, 830],
          [24, 770],
        ],
        0.92,
      ),
  },
}

type Place = readonly [x: number, y: number]

/** Four papers of one order; a thread runs through its number on each. */
function followed(pen: Pen, places: readonly Place[], scale: number) {
  const papers = [shop(pen), stock(pen), invoice(pen), books(pen)]
  const knots = places.map(([x, y]) => [x + 292 * scale, y + 66 * scale] as const)
  const drawn = papers.map((inside, index) => {
    const [x, y] = places[index] ?? [0, 0]
    return leaf([x, y, 340, 620], sea, inside, { scale, fill: index === 1 ? kraft : paper })
  })
  const thread = knots
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = knots[index] ?? [0, 0]
      const [bow, lift] = x === fromX ? [90, 20] : [x > fromX ? 120 : -120, -90]
      return `M${fromX} ${fromY}C${fromX + bow} ${fromY + lift} ${x - (x === fromX ? -bow : bow)} ${y + lift} ${x} ${y}`
    })
    .join('')
  const holes = knots
    .map(([x, y]) => disc(x, y, 17 * scale, ink) + disc(x, y, 10 * scale, coral))
    .join('')
  return (
    drawn.join('') +
    trace(thread, shade(coral, 0.3), 11 * scale) +
    trace(thread, coral, 7 * scale) +
    holes
  )
}

function head(pen: Pen, where: string, time: string) {
  return (
    pen.mono(`${where}`, 26, 54, 26) +
    pen.mono(time, 26, 90, 24, { fill: soft }) +
    pen.title('20618', 24, 164, 62, { fill: '#b23a1c' }) +
    rule('M26 190H314', ink, 3)
  )
}

function lines(pen: Pen, rows: readonly (readonly [string, string])[], from: number, step = 46) {
  return rows
    .map(
      ([words, figure], index) =>
        pen.text(words, 26, from + index * step, 26) +
        pen.bold(figure, 314, from + index * step, 27, { align: 'right' }),
    )
    .join('')
}

function shop(pen: Pen) {
  return `${head(pen, 'Shop', '10:02:07')}${pen.bold('Sita Stores, Danapur', 26, 236, 27, { within: 288 })}${pen.text('page for dealers', 26, 270, 25, { fill: soft })}
${sack(170, 392)}${lines(
  pen,
  [
    ['Basmati 25 kg', '40 bags'],
    ['at her price', '₹1,850'],
  ],
  528,
)}${pen.text('Typed once, by her.', 26, 604, 26, { fill: '#b23a1c' })}`
}

function sack(x: number, y: number) {
  return at(
    x,
    y,
    0.9,
    `${rect(-76, -84, 152, 176, kraft, 26)}${trace('M-58 -84C-40 -112 40 -112 58 -84', ink, 6)}${rect(-52, -34, 104, 78, paper)}${trace('M-30 30C-20 -30 20 -30 30 30M-14 20C-8 -10 8 -10 14 20', '#7fa33a', 6)}`,
  )
}

function stock(pen: Pen) {
  const bags = Array.from({ length: 12 }, (_, index) => {
    const [column, row] = [index % 4, Math.floor(index / 4)]
    const gone = index > 9
    return rect(
      30 + column * 72,
      430 - row * 42,
      66,
      36,
      gone ? 'none' : '#c9a06c',
      8,
      gone ? coral : shade(kraft, 0.4),
      gone ? 3 : 2,
    )
  }).join('')
  return `${head(pen, 'Stock', '10:02:09')}${pen.bold('Shelf C4, 412 bags', 26, 236, 27)}${pen.title('372', 26, 320, 84)}${pen.text('left', 176, 318, 28)}${bags}
${lines(
  pen,
  [
    ['Picked by', 'Munna'],
    ['Batch', 'B-118'],
    ['Reorder at', '300'],
  ],
  520,
  42,
)}`
}

function invoice(pen: Pen) {
  const code = Array.from({ length: 169 }, (_, index) => {
    const [column, row] = [index % 13, Math.floor(index / 13)]
    const inCorner = (column < 5 && row < 5) || (column > 7 && row < 5) || (column < 5 && row > 7)
    const isDark = !inCorner && (column * column * 7 + row * row * 3 + column * row * 5) % 11 < 5
    return isDark ? rect(196 + column * 9, 482 + row * 9, 9.4, 9.4, ink) : ''
  }).join('')
  const corners = [
    [196, 482],
    [276, 482],
    [196, 562],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x + 3, y + 3, 32, 32, 'none', 0, ink, 6) + rect(x + 13, y + 13, 12, 12, ink),
    )
    .join('')
  return `${head(pen, 'Invoice', '10:40:31')}${lines(
    pen,
    [
      ['40 × ₹1,850', '₹74,000'],
      ['GST 5%', '₹3,700'],
    ],
    240,
  )}${rule('M26 312H314', ink, 3)}
${pen.title('₹77,700', 314, 382, 58, { align: 'right' })}${pen.text('due in 21 days', 314, 422, 25, { align: 'right', fill: soft })}
${code}${corners}${pen.text('E-way bill|sent with|the driver', 26, 524, 26, { leading: 1.25 })}`
}

function books(pen: Pen) {
  return `${head(pen, 'Books', '10:40:31')}${pen.bold('Owed to us', 26, 238, 27)}${lines(pen, [['Sita Stores', '77,700']], 280)}${rule('M26 304H314', '#d3c9b6', 3)}
${pen.bold('Sales', 26, 350, 27)}${lines(pen, [['Rice, branded', '74,000']], 392)}${rule('M26 416H314', '#d3c9b6', 3)}
${pen.bold('GST to pay', 26, 462, 27)}${lines(pen, [['May', '3,700']], 504)}${rule('M26 530H314', ink, 3)}${trace('M30 576l16 16l30 -40', '#0d6e50', 8)}${pen.bold('They agree.', 96, 592, 29)}`
}
