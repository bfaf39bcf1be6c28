import { at, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const ground = '#3b1f14'
const orange = spectrum[605]

/** Four ideas in three openings: after fourteen days, what a hundred saw to the third second, and which four stay. */
const ideas = ['price', 'use', 'proof', 'person'] as const
const openings = ['a question', 'a hand', 'a noise'] as const
const held = [
  [21, 38, 29, 30],
  [24, 47, 36, 41],
  [19, 28, 31, 26],
] as const
const kept = ['0 1', '1 1', '1 2', '1 3']

/** Twelve cuts of one lunch box, as a table of ideas and openings. */
export const matrix: Record<string, Scene> = {
  'twelve-cuts': {
    ground,
    draw(pen) {
      const columns = ideas.map((idea, column) =>
        pen.mono(idea, 130 + column * 262, 66, 29, { fill: paper }),
      )
      const rows = openings.map((opening, row) =>
        at(92, 416 + row * 340, 1, pen.mono(opening, 0, 0, 27, { fill: paper }), -90),
      )
      const cells = openings.flatMap((_, row) =>
        ideas.map((_, column) => at(128 + column * 262, 92 + row * 340, 1, cell(pen, row, column))),
      )
      return columns.join('') + rows.join('') + cells.join('')
    },
  },
  'twelve-cuts-portrait': {
    ground,
    draw(pen) {
      const heads = openings.map((opening, row) =>
        pen.mono(opening, 84 + row * 212, 52, 25, { fill: paper }),
      )
      const sides = ideas.map((idea, column) =>
        at(56, 266 + column * 276, 1, pen.mono(idea, 0, 0, 26, { fill: paper }), -90),
      )
      const cells = openings.flatMap((_, row) =>
        ideas.map((_, column) =>
          at(82 + row * 212, 72 + column * 276, 0.82, cell(pen, row, column)),
        ),
      )
      return heads.join('') + sides.join('') + cells.join('')
    },
  },
}

/** A cut, 240 by 310, with the share that was still watching. */
function cell(pen: Pen, row: number, column: number) {
  const stays = kept.includes(`${row} ${column}`)
  const share = held[row]?.[column] ?? 0
  const tone = [light(orange, 0.2), '#f2c14e', '#9ccfc4', '#e9a3a8'][column] ?? orange
  const dim = (colour: string) => (stays ? colour : mix(colour, ground, 0.62))
  const film = pane(0, 0, 240, 250, idea(pen, column, dim) + opening(pen, row, dim), dim(tone))
  const bar =
    rect(0, 258, 240, 12, '#5a3a2b') +
    rect(0, 258, share * 2.4, 12, stays ? '#ffd27a' : '#9a7461') +
    rect(79, 252, 3, 24, paper)
  const words = pen.mono(`${share}%`, 0, 306, 29, { fill: stays ? '#ffd27a' : '#cfb3a2' })
  const ring = stays
    ? trace(
        'M-10 130C-18 -16 20 -14 120 -12S258 -18 252 126S254 266 120 264S-14 268 -8 118',
        '#ffd27a',
        7,
      ) + pen.bold('stays', 240, 306, 30, { align: 'right', fill: '#ffd27a' })
    : ''
  return film + bar + words + ring
}

type Dim = (colour: string) => string

/** What a cut shows of the box: its price, its use, its proof, its person. */
function idea(pen: Pen, column: number, dim: Dim) {
  const box = at(0, 0, 1, tiffin(dim))
  if (column === 0)
    return (
      at(92, 150, 0.8, box) +
      at(
        176,
        96,
        1,
        rect(-54, -34, 108, 62, dim(ink), 8) +
          pen.title('₹649', 0, 12, 44, { align: 'centre', fill: dim(paper) }),
        8,
      )
    )
  if (column === 1)
    return (
      at(120, 168, 0.86, box) +
      trace('M84 50q-12 -16 0 -30M120 46q-12 -16 0 -30M156 50q-12 -16 0 -30', dim(paper), 7)
    )
  if (column === 2)
    return (
      at(120, 118, 0.9, `<g transform="rotate(180)">${box}</g>`) +
      pen.bold('Not a drop.', 120, 236, 30, { align: 'centre', fill: dim(ink) })
    )
  return (
    flat('M40 250C44 190 80 174 120 174S196 190 200 250Z', dim('#2f5a8c')) +
    `<ellipse cx="120" cy="118" rx="46" ry="54" fill="${dim('#a8673f')}"/>` +
    flat(
      'M72 118C64 52 96 44 124 46C162 48 176 72 168 122C160 92 150 84 120 84S82 92 72 118Z',
      dim(ink),
    ) +
    trace('M102 138q18 16 36 0', dim(ink), 5) +
    at(190, 206, 0.42, box)
  )
}

/** How a cut begins. */
function opening(pen: Pen, row: number, dim: Dim) {
  if (row === 0)
    return (
      rect(12, 12, 52, 52, dim(paper), 26) +
      pen.bold('?', 38, 52, 40, { align: 'centre', fill: dim(ink) })
    )
  if (row === 1)
    return flat(
      'M240 190C214 186 196 194 182 206L176 218C190 222 206 220 216 216L240 232Z',
      dim('#a8673f'),
    )
  return trace('M14 26h16l10 -14v44l-10 -14h-16ZM52 20q12 14 0 30M64 12q20 22 0 46', dim(ink), 5)
}

/** A lunch box of three tins with a clasp. */
function tiffin(dim: Dim) {
  const steel = dim('#c4ccd0')
  const tin = (y: number) =>
    rect(-70, y, 140, 46, steel, 10) +
    rect(34, y, 36, 46, dim(shade('#c4ccd0', 0.2)), 10) +
    rect(-70, y + 40, 140, 6, dim(shade('#c4ccd0', 0.4)))
  return (
    trace('M-84 92V-84Q-84 -116 0 -116T84 -84V92', dim('#5c666b'), 12) +
    tin(-78) +
    tin(-26) +
    tin(26) +
    rect(-18, -104, 36, 30, dim(spectrum[625]), 6) +
    rect(-90, 84, 180, 14, dim('#5c666b'), 5)
  )
}
