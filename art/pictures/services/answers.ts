import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { letter } from '../heroes/letter.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { leaf, pin } from '../specialties/kit.ts'
import { light, soft } from '../things/tone.ts'

const ground = '#5a1620'
const ember = spectrum[605]

/** One e-mail of a bakery, its readers, and what it sold that would not have been sold without it. */
export const answers: Record<string, Scene> = {
  'ember-and-oat-answers': {
    ground,
    draw: (pen) =>
      readers(pen, [64, 44]) +
      goodbye(pen, [64, 484, 272]) +
      sent(pen, [380, 44], 0.68) +
      dark(pen, [976, 44, 400]) +
      compared(pen, [976, 484, 400, 212], 1, [188, 0]),
  },
  'ember-and-oat-answers-portrait': {
    ground,
    draw: (pen) =>
      sent(pen, [40, 44], 0.8) +
      readers(pen, [40, 862]) +
      dark(pen, [396, 862, 284]) +
      goodbye(pen, [40, 1304, 640]) +
      compared(pen, [40, 1528, 640, 850], 2.96, [0, 104]),
  },
}

type Place = readonly [x: number, y: number]
type Wide = readonly [x: number, y: number, w: number]

function sent(pen: Pen, [x, y]: Place, scale: number) {
  return `${leaf([x, y, 800 * scale, 960 * scale], ground, at(0, 0, scale, letter(pen)))}
${at(x + 764 * scale, y + 862 * scale, 1, pin(pen, 2, 0, 0))}${at(x + 800 * scale, y + 660 * scale, 1, pin(pen, 3, 0, 0))}`
}

/** The list, as a file that leaves with its owner. */
function readers(pen: Pen, [x, y]: Place) {
  const rows = [
    ['Meera P.', 'shop, 2021'],
    ['J. Okafor', 'shop, 2019'],
    ['Anneke', 'fair, 2023'],
    ['Tom H.', 'works here'],
    ['P. Sidhu', 'shop, 2024'],
  ] as const
  const lines = rows
    .map(([who, where], index) => {
      const top = 138 + index * 46
      return `${rule(`M24 ${top - 32}H248`)}${pen.text(who, 24, top, 24)}${pen.mono(where, 248, top, 16, { fill: soft, align: 'right' })}`
    })
    .join('')
  return leaf(
    [x, y, 272, 398],
    ground,
    `${pen.mono('readers.csv', 24, 44, 22)}${pen.text('Each said yes, and where', 24, 80, 20, { fill: soft })}${lines}
${rule('M24 342H248', ink, 3)}${pen.bold('4,812 addresses', 24, 372, 24)}${pin(pen, 1, 272, 44)}`,
  )
}

/** The same words in a dark window that loads no pictures. */
function dark(pen: Pen, [x, y, w]: Wide) {
  const dim = '#cbbba6'
  const words =
    w > 300
      ? 'Dear Meera,|on Thursday Tom forgot the rye for|an hour and ten. The crust went the|colour of the counter. We cut one'
      : 'Dear Meera,|on Thursday Tom forgot|the rye for an hour and|ten. The crust went the'
  return leaf(
    [x, y, w, 398],
    ground,
    `${rect(16, 16, w - 32, 366, '#211a17', 8)}${rect(34, 36, w - 68, 84, 'none', 0, dim, 2)}
${pen.text('Three loaves of rye,|nearly black', 48, 72, 20, { fill: dim })}
${pen.title('We burnt the rye.|It’s better.', 34, 164, 32, { fill: paper, within: w - 68 })}
${pen.text(words, 34, 230, 20, { fill: paper })}
${pen.button('Keep me one', [34, 332, 132, 36], paper, ink)}${pin(pen, 4, w, 44)}`,
    { fill: '#0d0b0a' },
  )
}

/** What one click on the last line opens. */
function goodbye(pen: Pen, [x, y, w]: Wide) {
  return leaf(
    [x, y, w, w > 300 ? 180 : 212],
    ground,
    `${pen.title('You’ve left.', 24, 64, 44)}${pen.text(w > 300 ? 'The bread stays where it is: Kirkgate, from eight.' : 'The bread stays where|it is, in Kirkgate.', 24, 102, 21, { fill: soft })}
${pen.bold('That was a slip', 24, w > 300 ? 146 : 190, 20)}${rule(`M24 ${w > 300 ? 154 : 198}h142`, ink, 2)}${pin(pen, 5, w, w > 300 ? 56 : 177)}`,
  )
}

/** A hundred who got it, a hundred of the tenth that did not, and the difference. */
function compared(
  pen: Pen,
  box: readonly [number, number, number, number],
  scale: number,
  second: Place,
) {
  const hundred = ([x, y]: Place, bought: number, words: string) => {
    const loaves = Array.from({ length: 100 }, (_, index) =>
      rect(
        ...([x + (index % 20) * 8.4, y + 14 + Math.floor(index / 20) * 14, 6, 10] as const),
        index < bought ? spectrum[650] : '#cdb49c',
        3,
      ),
    )
    return `${pen.bold(words, x, y, 17)}${loaves.join('')}${pen.title(String(bought), x + 166, y + 3, 32, { align: 'right', fill: spectrum[650] })}`
  }
  const [x, y, w, h] = box
  const [dx, dy] = second
  const sum = pen.title('So it sold three.', 24, dy + 176, 44, { within: dx ? 340 : 166 })
  return leaf(
    [x, y, w, h],
    ground,
    at(
      0,
      0,
      scale,
      hundred([24, 48], 9, 'Of 100 who got it') +
        hundred([24 + dx, 48 + dy], 6, 'Of 100 left out') +
        sum,
    ) + pin(pen, 6, w, h - 44),
    { fill: light(ember, 0.7) },
  )
}
