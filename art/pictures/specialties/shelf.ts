import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'

const ground = '#e8e0b4'
const oak = '#8a6a3d'

/** A pack with its place, its profit on an order and its highest bid; without a bid it stays unlit. */
type Pack = readonly [
  name: string,
  form: 'tin' | 'bag' | 'box',
  colour: string,
  left: string,
  bid: string,
]
const shelves: readonly (readonly [name: string, note: string, packs: readonly Pack[]])[] = [
  [
    'Finding',
    'forty keywords, small bids',
    [
      ['Chai 500 g', 'tin', spectrum[625], '₹61', '₹9'],
      ['Ginger chai', 'tin', spectrum[590], '₹44', '₹6'],
      ['Gift box', 'box', spectrum[410], '₹130', '₹18'],
      ['Green tea', 'bag', spectrum[535], '₹12', 'none'],
      ['Sampler', 'box', spectrum[475], '₹20', '₹2'],
    ],
  ],
  [
    'Earning',
    'six keywords that sell',
    [
      ['Chai 500 g', 'tin', spectrum[625], '₹61', '₹22'],
      ['Gift box', 'box', spectrum[410], '₹130', '₹41'],
      ['Chai 1 kg', 'bag', spectrum[605], '₹98', '₹30'],
      ['Masala', 'bag', spectrum[650], '4 days', 'none'],
      ['Ginger chai', 'tin', spectrum[590], '₹44', '₹12'],
    ],
  ],
  [
    'Defending',
    'our own name, nobody else’s',
    [
      ['Chai 500 g', 'tin', spectrum[625], '₹61', '₹3'],
      ['Chai 1 kg', 'bag', spectrum[605], '₹98', '₹4'],
      ['Gift box', 'box', spectrum[410], '₹130', '₹5'],
      ['A rival', 'tin', '#77716a', '?', 'none'],
      ['Sampler', 'box', spectrum[475], '₹20', '₹2'],
    ],
  ],
]

/** Three shelves of one brand, as planned for a Friday. */
export const shelf: Record<string, Scene> = {
  'shelf-plan': {
    ground,
    draw: (pen) =>
      shelves.map((_, index) => board(pen, index, 5, 60, 70 + index * 330, 1600)).join(''),
  },
  'shelf-plan-portrait': {
    ground,
    draw: (pen) =>
      shelves.map((_, index) => board(pen, index, 3, 24, 110 + index * 430, 720)).join(''),
  },
}

function board(pen: Pen, index: number, count: number, x: number, y: number, width: number) {
  const [name, note, packs] = shelves[index] ?? ['', '', []]
  const narrow = width < 1000
  const from = narrow ? 24 : 430
  const step = (width - from - 24) / count
  const base = y + 200
  // The fourth of each shelf is one that gets no bid.
  const shown = narrow ? [...packs.slice(0, 2), packs[3]].slice(0, count) : packs
  const drawn = shown.map((pack, place) =>
    pack ? at(from + place * step, base, 1, product(pen, pack, step)) : '',
  )
  const title = narrow
    ? pen.title(name, x, y - 46, 50) + pen.text(note, x + 250, y - 48, 26, { fill: soft })
    : pen.title(name, x, y + 116, 66) +
      pen.text(note, x + 2, y + 160, 27, { fill: soft, within: 350 })
  const plank =
    rect(narrow ? 0 : 400, base, width, 20, oak) +
    rect(narrow ? 0 : 400, base + 20, width, 8, shade(oak, 0.4))
  return title + plank + drawn.join('')
}

function product(pen: Pen, [name, form, colour, left, bid]: Pack, step: number) {
  const unlit = bid === 'none'
  const fill = unlit ? '#c3ba92' : colour
  const lamp = unlit
    ? ''
    : flat(
        `M${step / 2 - 30} -216H${step / 2 + 30}L${step / 2 + 96} 0H${step / 2 - 96}Z`,
        '#f7f0c8',
      ) + rect(step / 2 - 34, -222, 68, 12, ink, 4)
  const body = {
    tin:
      rect(-52, -132, 104, 132, fill, 8) +
      rect(-56, -146, 112, 24, shade(fill, 0.3), 5) +
      rect(24, -122, 28, 122, shade(fill, 0.16)),
    bag:
      flat('M-58 0L-50 -130H50L58 0Z', fill) +
      flat('M-50 -130H50V-152H-50Z', shade(fill, 0.3)) +
      flat('M24 -130H50L58 0H30Z', shade(fill, 0.16)),
    box:
      rect(-66, -104, 132, 104, fill) +
      rect(-66, -104, 132, 26, light(fill, 0.3)) +
      rect(-8, -104, 16, 104, paper),
  }[form]
  const mark =
    form === 'box' ? '' : disc(-6, -62, 26, paper) + trace('M-22 -60q8 -14 16 0t16 0', fill, 5)
  const card = rect(
    12,
    42,
    step - 24,
    66,
    unlit ? '#f3ecd0' : paper,
    4,
    unlit ? spectrum[625] : 'none',
    3,
  )
  const words = unlit
    ? pen.bold(name, 26, 68, 23, { within: step - 50 }) +
      pen.text(
        left === '4 days' ? 'stock: 4 days' : left === '?' ? 'not ours' : 'too little left',
        26,
        97,
        23,
        { fill: '#a33226', within: step - 50 },
      )
    : pen.bold(name, 26, 68, 23, { within: step - 112 }) +
      pen.text(`${left} an order`, 26, 97, 23, { fill: soft, within: step - 110 }) +
      pen.title(bid, step - 24, 88, 36, { align: 'right' })
  return lamp + at(step / 2, 0, 1, body + mark) + card + words
}
