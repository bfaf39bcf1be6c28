import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Box, Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { leaf } from '../specialties/kit.ts'
import { layers } from '../things/places.ts'
import { boot, hat, jacket } from '../things/rain.ts'
import { kraft, shade, soft } from '../things/tone.ts'

import { log, type Person, people } from './edit-log.ts'

const ground = '#16264f'
const blue = spectrum[455]

/** A shop’s page after a week of six changes, and their history. */
export const edits: Record<string, Scene> = {
  'one-week-edited': {
    ground,
    draw: (pen) => log(pen, [64, 56, 312, 708], 1) + page(pen, [416, 56, 960, 708]),
  },
  'one-week-edited-portrait': {
    ground,
    draw: (pen) => page(pen, [36, 44, 648, 1208]) + log(pen, [36, 1306, 648, 1000], 1.4),
  },
}

/** The name of who changed what is beside it. */
function flag(pen: Pen, who: Person, x: number, y: number) {
  const w = pen.width(who, 21, 650) + 24
  return rect(x, y, w, 34, people[who]) + pen.bold(who, x + 12, y + 25, 21)
}

/** A frame around what was changed, in the colour of who did it. */
const framed = (who: Person, [x, y, w, h]: Box) =>
  rect(
    x,
    y,
    w,
    h,
    'none',
    0,
    people[who] === people.Reception ? '#d99a00' : shade(people[who], 0.12),
    5,
  )

/** The page itself; on phones its three things are below each other. */
function page(pen: Pen, box: Box) {
  const [, , w] = box
  const narrow = w < 700
  const bar =
    rect(0, 0, w, 54, people.Warehouse) +
    pen.bold('Closed on Saturday: we are counting', 24, 36, narrow ? 25 : 24) +
    flag(pen, 'Warehouse', w - 150, narrow ? 62 : 10)
  const head =
    pen.title('Gale & Co.', 24, 108, 40, { weight: 800 }) +
    (narrow ? '' : pen.text('Jackets     Boots     Basket', w - 24, 106, 22, { align: 'right' })) +
    pen.title('Made for the|wrong weather', 24, narrow ? 190 : 196, narrow ? 65 : 74, {
      stretch: 100,
      leading: 0.98,
    })
  const hours = narrow ? [24, 336] : [634, 190]
  const [hx = 0, hy = 0] = hours
  const open =
    pen.text('Mon to Fri, 9 to', hx, hy, 26) +
    pen.text('6', hx + 204, hy, 26, { fill: soft }) +
    trace(`M${hx + 198} ${hy - 9}h26`, '#c1440e', 4) +
    pen.bold('7', hx + 244, hy, 28) +
    framed('Reception', [hx + 232, hy - 30, 40, 42]) +
    flag(pen, 'Reception', hx + 232 - (narrow ? 0 : 91), hy + 12)
  const goods = narrow
    ? ([
        [24, 400],
        [24, 668],
        [24, 936],
      ] as const)
    : ([
        [24, 308],
        [336, 308],
        [648, 308],
      ] as const)
  const photo = ([x, y]: readonly [number, number]): Box => [
    x,
    y,
    narrow ? 280 : 288,
    narrow ? 244 : 250,
  ]
  const side = ([x, y]: readonly [number, number]) =>
    narrow ? ([x + 304, y + 44] as const) : ([x, y + 286] as const)
  const [one, two, three] = goods
  const [ax, ay] = side(one)
  const [bx, by] = side(two)
  const [cx, cy] = side(three)
  const first =
    pane(...photo(one), at(144, 132, 1, jacket('#e8743b')), '#dfe6f2') +
    pen.bold('Squall jacket', ax, ay, 25) +
    pen.title('$148', ax, ay + 50, 38, { fill: soft }) +
    trace(`M${ax - 4} ${ay + 38}h88`, '#c1440e', 5) +
    pen.title('$132', ax + 100, ay + 50, 46, { weight: 800 }) +
    framed('Reception', [ax + 90, ay + 10, 124, 50]) +
    flag(pen, 'Reception', ax + 90, ay + 62)
  const sea = layers('gale', 288, 250, ['#6f93b8', '#40688f', '#274b70', '#173552'], 0.5)
  const second =
    pane(
      ...photo(two),
      sea + at(120, 150, 1, boot('#e5b23c')) + disc(240, 52, 26, '#f6e6b8'),
      '#b9cfe0',
    ) +
    framed('Ola', photo(two)) +
    flag(pen, 'Ola', two[0] + 12, two[1] + 12) +
    pen.bold('Slip boots, $96', bx, by, 25) +
    ['S', 'M', 'L']
      .map((letter, index) => {
        const left = bx + index * 62
        const gone = letter === 'M'
        return (
          rect(left, by + 16, 52, 46, gone ? kraft : paper, 0, gone ? '#b9ad9a' : ink, 3) +
          pen.bold(letter, left + 26, by + 48, 25, {
            align: 'centre',
            fill: gone ? '#8f8474' : ink,
          }) +
          (gone ? trace(`M${left + 6} ${by + 56}L${left + 46} ${by + 22}`, '#c1440e', 4) : '')
        )
      })
      .join('') +
    flag(pen, 'Warehouse', bx + 62, by + 66)
  const third =
    pane(...photo(three), at(144, 132, 1, hat('#3f7d5c')), '#e6efe4') +
    framed('Ravi', photo(three)) +
    flag(pen, 'Ravi', three[0] + 12, three[1] + 12) +
    pen.bold('Rain hat, $44', cx, cy, 25) +
    pen.button('Order', [cx, cy + 18, 130, 48], blue, paper)
  return leaf(box, ground, bar + head + open + first + second + third)
}
