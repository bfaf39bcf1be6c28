import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Box, Pen } from '../frames/pen.ts'
import type { FaceName } from '../lettering.ts'
import { rect, rule } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'

type Mistake = {
  face: FaceName
  ground: string
  fill: string
  figure: string
  /** Brings the figure to the height of its neighbours. */
  scale: number
  words: string
  /** Drawn around 0 0 in 200 by 200 units. */
  thing: (pen: Pen) => string
}

/** What went wrong in each case, in the hand of its client. */
const six: Mistake[] = [
  {
    ...{ face: 'slab', ground: '#173b44', fill: '#f0e4cb', figure: '2 in 1', scale: 1 },
    words: 'Two shelves merged,|because it was tidy.|Split after three weeks.',
    thing: (pen) =>
      rect(-90, -60, 108, 120, '#e8743b') +
      rect(-18, -60, 108, 120, '#f0e4cb') +
      trace('M0 -84L-14 -40L10 -8L-12 30L6 84', '#173b44', 9) +
      pen.titleIn('slab', 'Coats', -78, 8, 27, { fill: '#173b44', within: 60 }) +
      pen.titleIn('slab', 'Shells', 20, 8, 27, { fill: '#173b44', within: 62 }),
  },
  {
    ...{ face: 'shrikhand', ground: '#f2e7cd', fill: '#0f5b3a', figure: '6 mm', scale: 1 },
    words: 'The seal came down|across the “80 g”. We|had not asked Sabina.',
    thing: (pen) =>
      rect(-96, -40, 192, 110, '#0f5b3a') +
      pen.titleIn('shrikhand', '80 g', 0, 46, 62, { fill: '#f2e7cd', align: 'centre' }) +
      rect(-96, -84, 192, 74, '#b9b2a4') +
      Array.from({ length: 9 }, (_, index) =>
        rule(`M-96 ${-78 + index * 8}H96`, '#958e80', 3),
      ).join(''),
  },
  {
    ...{ face: 'bowlby', ground: '#b3201b', fill: '#ffd23a', figure: '10', scale: 0.88 },
    words: 'Ten stopped. The tenth|was the Friday box. The|pad stayed empty.',
    thing: () =>
      at(
        0,
        0,
        1,
        rect(-62, -92, 124, 180, '#fff3d6') +
          [0, 1, 2, 3, 4, 5]
            .map((row) => rule(`M-46 ${-40 + row * 22}H46`, '#e2a38c', 3))
            .join('') +
          rect(-62, -92, 124, 26, '#ffd23a') +
          trace('M70 70L104 -30', '#1a1210', 12),
        -5,
      ),
  },
  {
    ...{ face: 'kufi', ground: '#eef3f2', fill: '#1c4fa0', figure: '11', scale: 0.65 },
    words: 'Things wrong in the|first week, counted|by reception.',
    thing: () =>
      Array.from({ length: 12 }, (_, index) => {
        const [x, y] = [-84 + (index % 4) * 44, -66 + Math.floor(index / 4) * 46]
        const tile = rect(x, y, 40, 42, index < 11 ? '#1c4fa0' : '#ffffff', 0, '#c7d4d6', 2)
        return index < 11
          ? tile + trace(`M${x + 11} ${y + 12}l18 18m0 -18l-18 18`, '#7fd3d0', 5)
          : tile
      }).join(''),
  },
  {
    ...{ face: 'khand', ground: '#c39a62', fill: '#3a2410', figure: '₹1,350', scale: 0.76 },
    words: 'Last season’s price on|this season’s list. Eleven|telephone calls.',
    thing: (pen) =>
      rect(-92, -76, 184, 150, '#e9d3a6') +
      [0, 1, 2, 3].map((row) => rule(`M-76 ${-44 + row * 34}H76`, '#a9824c', 3)).join('') +
      at(
        0,
        4,
        1,
        rect(-88, -26, 176, 52, 'none', 4, '#a3281d', 6) +
          pen.titleIn('khand', 'LAST SEASON', 0, 13, 34, {
            fill: '#a3281d',
            align: 'centre',
            within: 160,
          }),
        -11,
      ),
  },
  {
    ...{ face: 'caprasimo', ground: '#f6ead6', fill: '#2d44a0', figure: '612', scale: 0.88 },
    words: 'Answers in an hour,|most of them spoken, to|four people going home.',
    thing: () =>
      Array.from({ length: 23 }, (_, index) => {
        const h = 20 + 74 * Math.abs(Math.sin(index * 1.7) * Math.cos(index * 0.6))
        return rect(-96 + index * 8.6, -h, 6, 2 * h, index % 5 === 3 ? '#2d44a0' : '#f24b38', 3)
      }).join('') +
      disc(88, -84, 20, '#f5bd2e') +
      flat('M84 -94L98 -84L84 -74Z', '#f6ead6'),
  },
]

/** A strip for each case: a figure, what it looked like, and what happened. */
export const mistakes: Record<string, Scene> = {
  'six-mistakes': {
    ground: '#12100d',
    draw: (pen) =>
      six
        .map((one, index) =>
          strip(pen, one, [index * 240, 0, 241, 600], {
            figure: 138,
            thing: 286,
            size: 1.02,
            words: [446, 17],
          }),
        )
        .join(''),
  },
  'six-mistakes-portrait': {
    ground: '#12100d',
    draw: (pen) =>
      six
        .map((one, index) =>
          strip(pen, one, [(index % 2) * 360, Math.floor(index / 2) * 214, 361, 215], {
            figure: 76,
            thing: 58,
            size: 0.46,
            words: [127, 25],
          }),
        )
        .join(''),
  },
}

type Plan = { figure: number; thing: number; size: number; words: readonly number[] }

function strip(pen: Pen, one: Mistake, [x, y, w, h]: Box, plan: Plan) {
  const { face, ground, fill, figure, scale, words, thing } = one
  const beside = w > 300
  const [top = 0, size = 0] = plan.words
  const look = { fill, within: 200 * scale }
  return at(
    x,
    y,
    1,
    `${rect(0, 0, w, h, ground)}${pen.titleIn(face, figure, 20, plan.figure, (beside ? 84 : 120) * scale, look)}
${at(beside ? 286 : 120, plan.thing, plan.size, thing(pen))}
${pen.bold(words, 20, top, size, { fill, leading: 1.28 })}`,
  )
}
