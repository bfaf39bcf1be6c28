import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'

const blue = spectrum[435]
const ground = light(blue, 0.34)
const grey = '#c9c4ba'
const pills = [
  ['Metformin 500', 'twice a day', '₹64'],
  ['Amlodipine 5', 'in the morning', '₹38'],
  ['Vitamin D3', 'on Sundays', '₹120'],
] as const

/** One screen three times: in pencil, in grey, and as people use it. */
export const screens: Record<string, Scene> = {
  'one-screen-three-times': {
    ground,
    draw: (pen) =>
      at(36, 92, 1, stage(pen, 'Monday', sketch(pen), 'squares')) +
      at(424, 160, 1, stage(pen, 'Wednesday', wire(pen))) +
      at(812, 92, 1, stage(pen, 'Week four', finished(pen))) +
      said(pen, 60, 880, 'Where’s the total?', 'Rekha, 61') +
      said(pen, 448, 948, 'And if they’re out?', 'Imran, 44') +
      said(pen, 836, 880, 'Done. Oh. Done?', 'Rekha, 61'),
  },
  'one-screen-three-times-portrait': {
    ground,
    draw: (pen) =>
      at(20, 64, 0.94, stage(pen, 'Monday', sketch(pen), 'squares')) +
      at(366, 118, 0.94, stage(pen, 'Wednesday', wire(pen))) +
      said(pen, 22, 820, 'Where’s the total?', 'Rekha, 61') +
      said(pen, 376, 876, 'And if they’re out?', 'Imran, 44') +
      at(20, 1020, 1.06, stage(pen, 'Week four', finished(pen))) +
      said(pen, 424, 1110, 'Done. Oh.|Done?', 'Rekha, 61', 270) +
      pen.text(
        'From Monday:|the total.||From Wednesday:|when it comes.||From the fifth|person: her|name, large.',
        426,
        1290,
        29,
        { leading: 1.3 },
      ),
  },
}

/** A phone of 352 by 740, or a page of a squared pad as large. */
function stage(pen: Pen, words: string, inside: string, squares?: 'squares') {
  const grid = Array.from(
    { length: 26 },
    (_, index) => `M0 ${index * 29}H352${index < 12 ? `M${index * 29 + 16} 0V740` : ''}`,
  ).join('')
  const body = squares
    ? rect(10, 12, 352, 740, shade(ground, 0.3)) +
      rect(0, 0, 352, 740, '#fbf8ef') +
      trace(grid, '#cfdcea', 1.5)
    : rect(10, 12, 352, 740, shade(ground, 0.3), 38) +
      rect(0, 0, 352, 740, ink, 38) +
      rect(12, 12, 328, 716, paper, 28)
  return pen.mono(words, 2, -20, 26) + body + inside
}

function said(pen: Pen, x: number, y: number, words: string, who: string, within = 300) {
  return (
    pen.bold(`“${words}”`, x, y, 31, { within, leading: 1.15 }) +
    pen.text(who, x + 2, y + (words.includes('|') ? 78 : 40), 26, { fill: ink })
  )
}

function sketch(pen: Pen) {
  const line = (d: string) => trace(d, '#3c3a40', 4)
  const rows = pills
    .map(([name], index) => {
      const y = 190 + index * 128
      return (
        line(
          `M32 ${y - 40}L318 ${y - 44}L320 ${y + 62}L30 ${y + 64}ZM50 ${y - 12}l34 -2l2 34l-36 1ZM286 ${y + 4}l16 2M294 ${y - 4}v18`,
        ) +
        pen.title(name, 106, y + 14, 34, { weight: 400, within: 160 }) +
        line(`M106 ${y + 36}q60 -5 120 1`)
      )
    })
    .join('')
  return (
    pen.title('my medicines', 34, 78, 46, { weight: 400 }) +
    line('M34 94q110 -6 230 2') +
    rows +
    line(
      'M44 600Q36 570 66 568L292 566Q322 570 320 598L318 640Q316 664 288 664L64 666Q36 664 40 640Z',
    ) +
    pen.title('AGAIN', 178, 632, 48, { align: 'centre', weight: 400 }) +
    at(
      40,
      706,
      1,
      pen.title('(same as last month)', 0, 0, 34, { weight: 400, fill: spectrum[625] }),
      -2,
    )
  )
}

function wire(pen: Pen) {
  const rows = pills
    .map((_, index) => {
      const y = 156 + index * 112
      return (
        rect(34, y, 284, 96, '#e6e1d6', 10) +
        rect(50, y + 20, 56, 56, grey, 8) +
        trace(`M50 ${y + 20}l56 56M106 ${y + 20}l-56 56`, '#e6e1d6', 3) +
        rect(122, y + 26, 120, 16, '#8f887b', 8) +
        rect(122, y + 56, 82, 12, grey, 6) +
        rect(262, y + 36, 40, 22, '#8f887b', 6)
      )
    })
    .join('')
  return (
    rect(34, 60, 190, 28, '#8f887b', 6) +
    rect(34, 104, 120, 14, grey, 7) +
    rows +
    trace('M34 520H318', '#8f887b', 3) +
    pen.bold('Total', 34, 562, 28) +
    rect(250, 540, 68, 26, '#8f887b', 6) +
    rect(34, 590, 284, 76, '#6d675d', 14) +
    pen.bold('Repeat', 176, 638, 30, { align: 'centre', fill: paper }) +
    rect(116, 686, 120, 12, grey, 6)
  )
}

function finished(pen: Pen) {
  const rows = pills
    .map(([name, when, price], index) => {
      const y = 150 + index * 112
      const colour = [spectrum[625], blue, spectrum[590]][index] ?? blue
      const pill = at(
        76,
        y + 48,
        1,
        rect(-26, -13, 52, 26, colour, 13) +
          rect(0, -13, 26, 26, light(colour, 0.6), 13) +
          rect(-4, -13, 10, 26, light(colour, 0.6)),
        -28,
      )
      return (
        rect(34, y, 284, 98, '#ffffff', 16, '#ddd5c6', 2) +
        pill +
        pen.bold(name, 122, y + 44, 24, { within: 116 }) +
        pen.text(when, 122, y + 76, 22, { fill: soft, within: 130 }) +
        pen.bold(price, 306, y + 44, 23, { align: 'right' })
      )
    })
    .join('')
  return (
    pen.bold('Again, Rekha?', 34, 88, 36, { within: 280 }) +
    pen.text('Same as on 2 May.', 34, 124, 25, { fill: soft }) +
    rows +
    pen.bold('₹222', 318, 552, 42, { align: 'right' }) +
    pen.text('Total, at your|door by six', 34, 522, 25, { leading: 1.25 }) +
    rect(34, 586, 284, 84, blue, 42) +
    pen.bold('Repeat my order', 176, 638, 29, { align: 'centre', fill: paper }) +
    pen.text('Change something', 176, 708, 24, { align: 'centre', fill: blue })
  )
}
