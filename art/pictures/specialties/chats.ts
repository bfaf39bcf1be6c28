import type { Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const ground = '#cfe3da'
const kurta = '#c8325e'

/** One kurta on its way through four chats: who writes to whom, what they say, and what it costs by then. */
const chats = [
  [
    'The maker',
    'Sita Garments, Patna',
    [
      ['in', 'Price for 100?'],
      ['out', '₹212 each. Packed,|under 250 g.'],
      ['in', 'Sizes honest?'],
      ['out', 'In centimetres.|We measured twice.'],
    ],
    '₹212',
    'leaves with ₹38',
  ],
  [
    'Pinky',
    'resells from Siwan',
    [
      ['picture', ''],
      ['out', 'New colour, didi!|Cash when it comes.'],
      ['in', 'Does it run?'],
      ['out', 'Mine didn’t.'],
    ],
    '₹262',
    'hers: ₹50',
  ],
  [
    'Mohalla ladies',
    'a group of 86',
    [
      ['picture', ''],
      ['in', 'Same as in the film?'],
      ['out', 'Better. XL is 112 cm.'],
      ['in', 'Two for me.'],
    ],
    '₹299',
    'nine orders',
  ],
  [
    'Rubina',
    'at the door, day four',
    [
      ['in', 'It came.'],
      ['picture', ''],
      ['in', 'Colour as shown.|Keeping it.'],
      ['out', '♥'],
    ],
    'kept',
    '₹38 earned',
  ],
] as const

/** A picture forwarded from the maker to the buyer. */
export const resellers: Record<string, Scene> = {
  'forwarded-four-times': {
    ground,
    draw: (pen) =>
      link([
        [218, 90],
        [604, 150],
        [990, 70],
        [1376, 130],
      ]) +
      [
        [40, 110],
        [426, 170],
        [812, 90],
        [1198, 150],
      ]
        .map(([x = 0, y = 0], index) => chat(pen, index, x, y))
        .join(''),
  },
  'forwarded-four-times-portrait': {
    ground,
    draw: (pen) =>
      [
        [14, 40],
        [366, 110],
        [366, 890],
        [14, 820],
      ]
        .map(([x = 0, y = 0], index) => chat(pen, index, x, y, 340))
        .join(''),
  },
}

/** The arrows from chat to chat. */
function link(places: readonly (readonly [number, number])[]) {
  return places
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = places[index] ?? [0, 0]
      return trace(
        `M${fromX} ${fromY - 6}C${fromX + 90} ${fromY - 74} ${x - 110} ${y - 74} ${x - 6} ${y + 2}M${x - 30} ${y - 16}L${x - 4} ${y + 4}L${x} ${y - 30}`,
        ink,
        5,
      )
    })
    .join('')
}

function chat(pen: Pen, index: number, x: number, y: number, w = 362) {
  const [who, where, said, price, note] = chats[index] ?? chats[0]
  let top = 112
  const bubbles = said.map(([side, words]) => {
    const rows = words.split('|')
    const picture = side === 'picture'
    const wide = picture
      ? 170
      : Math.min(w - 40, Math.max(...rows.map((row) => pen.width(row, 26))) + 40)
    const high = picture ? 170 : rows.length * 34 + 26
    const left = side === 'in' ? 16 : w - 16 - wide
    const drawn = picture
      ? rect(left, top, wide, high, '#f3dcc6', 14) + garment(left + 85, top + 84)
      : rect(left, top, wide, high, side === 'in' ? paper : light('#3f9a6c', 0.66), 16) +
        (words === '♥'
          ? flat(heart(left + wide / 2, top + 22), kurta)
          : pen.text(words, left + 20, top + 40, 26, { leading: 1.3 }))
    top += high + 12
    return drawn
  })
  const foot =
    rect(0, 560, w, 118, ink) +
    pen.title(price, 22, 640, 62, { fill: paper }) +
    pen.text(note, w - 20, 632, 26, { fill: '#bfe3cf', align: 'right', within: w - 190 })
  return `<g transform="translate(${x} ${y})">${rect(10, 12, w, 678, shade(ground, 0.24))}${rect(0, 0, w, 678, '#e9f1ec')}${rect(0, 0, w, 98, '#1f6b52')}${pen.bold(who, 22, 44, 31, { fill: paper })}${pen.text(where, 22, 78, 25, { fill: '#cfe8dc', within: w - 40 })}${bubbles.join('')}${foot}</g>`
}

function heart(x: number, y: number) {
  return `M${x} ${y + 22}C${x - 34} ${y} ${x - 16} ${y - 18} ${x} ${y - 4}C${x + 16} ${y - 18} ${x + 34} ${y} ${x} ${y + 22}Z`
}

/** A kurta with an embroidered neck. */
function garment(x: number, y: number) {
  return `<g transform="translate(${x} ${y})">${flat('M-28 -74L28 -74L74 -50L60 -6L42 -16L54 84H-54L-42 -16L-60 -6L-74 -50Z', kurta)}${flat('M42 -16L54 84H20L26 -40Z', shade(kurta, 0.2))}${trace('M-16 -78Q0 -50 16 -78M0 -62V-14', '#f6d98a', 6)}${trace('M-50 70H50M-48 56H48', '#f6d98a', 4)}${trace('M-66 -20L-50 -30M66 -20L50 -30', '#f6d98a', 4)}${trace('M-18 -20l6 8l6 -8M10 -20l6 8l6 -8M-30 14l6 8l6 -8M0 14l6 8l6 -8M24 14l6 8l6 -8', light(spectrum[590], 0.3), 3)}</g>`
}
