import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, soft } from '../things/tone.ts'
import { bottle } from '../things/wear.ts'
import { pictures, strip } from './bottle.ts'
import { leaf, pin } from './kit.ts'

const _steel = '#8fa4ad'
const dull = '#b9b3a6'
const sky = light(spectrum[475], 0.12)

/** One bottle, listed twice: by its maker, and by us. */
export const amazon: Record<string, Scene> = {
  'one-bottle-twice': {
    ground: sky,
    draw: (pen) =>
      rect(0, 0, 640, 980, dull) +
      pen.mono('3 March, before us', 64, 66, 24) +
      pen.mono('12 April, the same bottle', 700, 66, 24) +
      leaf([50, 118, 520, 672], dull, before(pen), { turn: -1.5, scale: 1.06, fill: '#ece7db' }) +
      leaf([700, 100, 840, 836], sky, after(pen, wideSheet)),
  },
  'one-bottle-twice-portrait': {
    ground: sky,
    draw: (pen) =>
      rect(0, 0, 720, 800, dull) +
      pen.mono('3 March, before us', 40, 56, 25) +
      leaf([110, 92, 520, 660], dull, before(pen), { turn: -1.5, fill: '#ece7db' }) +
      pen.mono('12 April, the same bottle', 40, 858, 25) +
      leaf([32, 890, 656, 866], sky, after(pen, narrowSheet)),
  },
}

function before(pen: Pen) {
  const checks = Array.from({ length: 12 }, (_, index) =>
    rect(index * 44, 200 + (index % 2) * 8, 22, 130, '#a5553c'),
  ).join('')
  const photo =
    pane(
      24,
      24,
      472,
      300,
      rect(0, 0, 472, 200, '#57483b') +
        rect(0, 196, 472, 130, '#c98a68') +
        checks +
        flat('M0 0H120L60 200H0Z', '#8a7a5e') +
        at(150, 210, 0.8, trace('M-60 0V-90H40V0Z', '#3c342c', 10)) +
        at(262, 160, 1.12, bottle('#6d7377'), 7) +
        flat('M380 330C372 270 392 216 424 214C456 216 466 270 480 330Z', '#b98a66'),
      '#57483b',
    ) + pen.mono('14 2 ’19', 372, 308, 22, { fill: '#ff9a3c' })
  return `${photo}${pen.bold('STEEL BOTTLE best Quality hot|Cold water Bottle kids gym OFFICE|gift Item 750ml ( pack of 1 )', 28, 370, 28, { within: 464, leading: 1.25 })}
${pen.text('3.4 of 5 from 61 buyers', 28, 490, 26, { fill: soft })}${pen.title('₹899', 28, 560, 56)}
${pen.text('also sold by 3 others, from ₹810', 28, 602, 26, { fill: soft })}
${pen.bold('Currently unavailable', 28, 642, 28, { fill: '#a33226' })}`
}

const answers = [
  'Hot for 14 hours, measured',
  'Opens with one hand',
  'Fits a car’s cup holder',
  'No taste of steel',
  'A spare seal in the box',
]

/** Where the parts of the listing are, and the numbers on them, on a wide and a narrow sheet. */
const wideSheet = {
  ...{ width: 840, words: [412, 66], points: [412, 476], story: 664, gallery: 1 },
  ...{ name: 34, answer: 26 },
  marks: [
    [806, 60],
    [60, 468],
    [806, 664],
    [762, 258],
    [574, 208],
    [806, 392],
  ],
}
const narrowSheet = {
  ...{ width: 656, words: [296, 70], points: [296, 474], story: 690, gallery: 0.66 },
  ...{ name: 29, answer: 23 },
  marks: [
    [624, 36],
    [42, 362],
    [622, 690],
    [626, 262],
    [458, 212],
    [626, 350],
  ],
}

function after(pen: Pen, sheet: typeof wideSheet) {
  const { width, words, points, story, gallery, marks } = sheet
  const [x = 0, y = 0] = words
  const within = width - x - 20
  const facts = `${pen.bold('Thanda steel bottle,|750 ml, leakproof', x, y, sheet.name, { leading: 1.15, within: within - 20 })}
${pen.text('4.5 of 5 from 1,312 buyers', x, y + 84, 25, { fill: soft, within })}
${pen.title('₹749', x, y + 160, 66)}${pen.bold('In stock. Tomorrow by 11.', x, y + 204, 26, { fill: '#0d6e50', within: within - 40 })}
${pen.button('Add to cart', [x, y + 224, 230, 62], spectrum[575])}
${pen.text('Sold by Thanda.|97 of 100 sent on time', x, y + 324, 25, { fill: soft, within, leading: 1.2 })}`
  const [px = 0, py = 0] = points
  const bullets = answers
    .map(
      (answer, index) =>
        disc(px + 6, py + index * 34 - 8, 6, spectrum[475]) +
        pen.text(answer, px + 26, py + index * 34, sheet.answer),
    )
    .join('')
  const numbers = marks.map(([mx = 0, my = 0], index) => pin(pen, index + 1, mx, my)).join('')
  return `${at(0, 0, gallery, pictures())}${facts}${bullets}${rule(`M28 ${story - 28}H${width - 28}`)}${strip(pen, story, (width - 80) / 3)}${numbers}`
}
