import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { soft } from '../things/tone.ts'
import { pin } from './kit.ts'

const coral = spectrum[625]

const fields = [
  ['name', 'customer', 'split in two'],
  ['phone', 'mobile', '+91 added'],
  ['pin code', 'pin', 'must be there'],
  ['line items', 'products', 'by SKU'],
  ['total', 'amount', 'in paise'],
  ['gift note', '', 'stays here'],
] as const
const colours = [spectrum[575], spectrum[590], coral, spectrum[535], '#7fc4e0', '#b9ada0']

/** Two systems that agree on every field. */
export const fieldMap: Record<string, Scene> = {
  'field-map': {
    ground: '#12383a',
    draw: (pen) => at(64, 72, 1.2, map(pen, 350)) + at(160, 884, 1.2, log(pen)),
  },
  'field-map-portrait': {
    ground: '#12383a',
    draw: (pen) => at(24, 32, 0.89, map(pen, 236)) + at(20, 646, 0.92, log(pen)),
  },
}

/** Two records, 640 high, and the lines between their fields, which cross the gap. */
function map(pen: Pen, gap: number) {
  const right = 270 + gap
  const middle = 262 + gap / 2
  const side = (x: number, name: string, note: string) =>
    rect(x, 0, 270, 640, '#0b2527', 14) +
    rect(x - 8, -8, 270, 640, paper, 14) +
    pen.title(name, x + 16, 50, 44) +
    pen.text(note, x + 16, 90, 27, { fill: soft })
  const rows = fields.map(([from, to, rule], index) => {
    const y = 162 + index * 84
    const landing = index > 2 ? y + 84 : y
    const colour = colours[index] ?? paper
    const box = (x: number, words: string, at: number) =>
      rect(x, at - 34, 238, 58, index === 2 ? '#f8dcd2' : '#ece5d6', 8) +
      pen.mono(words, x + 14, at + 5, 28)
    if (!to)
      return (
        box(8, from, y) +
        trace(`M262 ${y - 5}H300M300 ${y - 20}v30`, colour, 6) +
        pen.text(rule, 318, y + 4, 28, { fill: colour })
      )
    const line = `M262 ${y - 5}C${262 + gap * 0.4} ${y - 5} ${right - 8 - gap * 0.4} ${landing - 5} ${right - 8} ${landing - 5}`
    const label =
      rect(
        middle - pen.width(rule, 28) / 2 - 12,
        (y + landing) / 2 - 28,
        pen.width(rule, 28) + 24,
        44,
        '#12383a',
        22,
      ) + pen.text(rule, middle, (y + landing) / 2 + 4, 28, { align: 'centre', fill: colour })
    const ends = disc(262, y - 5, 10, colour) + disc(right - 8, landing - 5, 10, colour)
    return trace(line, colour, 6) + label + box(8, from, y) + box(right + 8, to, landing) + ends
  })
  const sides = side(0, 'Shop', 'decides on price') + side(right, 'Books', 'decide on tax')
  return sides + rows.join('') + pin(pen, 1, 232, 36) + pin(pen, 2, middle, 100)
}

/** What went through, what waits and what needs somebody, and the tests of the night; 740 by 304. */
function log(pen: Pen) {
  const rows = [
    ['20616', 'sent, confirmed', '#8fd3a8'],
    ['20617', 'waiting for the other side', spectrum[575]],
    ['20618', 'not sent: PIN code missing', '#ff9b7d'],
  ] as const
  const drawn = rows.map(([order, words, colour], index) => {
    const y = 60 + index * 62
    return (
      disc(40, y - 10, 9, colour) +
      pen.mono(order, 66, y, 27, { fill: paper }) +
      pen.text(words, 180, y, 29, { fill: colour })
    )
  })
  return (
    rect(0, 0, 740, 310, '#0b2527', 14) +
    drawn.join('') +
    pen.button('Try again', [584, 146, 136, 60], coral, ink) +
    trace('M30 230H710', '#2b5557', 2) +
    pen.mono('03:00  214 tests, all passed', 66, 278, 27, { fill: '#b9ada0' }) +
    [
      [3, 700, 112],
      [4, 700, 48],
      [5, 560, 176],
      [6, 700, 268],
    ]
      .map(([n = 0, x = 0, y = 0]) => pin(pen, n, x, y))
      .join('')
  )
}
