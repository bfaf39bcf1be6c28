import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade, soft } from '../things/tone.ts'

const table = '#d9d1e8'
const mango = '#f3a51f'
const green = '#0f5a3c'

/** One poster at three sizes, on the sheets that the printer gets. */
export const print: Record<string, Scene> = {
  'mango-at-three-sizes': {
    ground: table,
    draw: (pen) =>
      at(110, 84, 1, sheet(pen, 560, 792, 'A2, read from the bus stop')) +
      at(850, 84, 1, sheet(pen, 300, 424, 'A5, in the bag')) +
      at(1290, 84, 1, sheet(pen, 158, 224, '28 mm, in a chat')) +
      at(850, 690, 1, proofs(pen)) +
      loupe(1440, 520),
  },
  'mango-at-three-sizes-portrait': {
    ground: table,
    draw: (pen) =>
      at(80, 84, 1, sheet(pen, 560, 792, 'A2, read from the bus stop')) +
      at(80, 1050, 1, sheet(pen, 270, 382, 'A5, in the bag')) +
      at(480, 1050, 1, sheet(pen, 130, 184, '28 mm,|in a chat')) +
      at(80, 1560, 0.94, proofs(pen)),
  },
}

/** A poster with bleed, crop marks, register marks and colour bars. */
function sheet(pen: Pen, w: number, h: number, words: string) {
  const bleed = w * 0.03 + 4
  const margin = w * 0.06 + 22
  const marks = [
    [0, 0, -1, -1],
    [w, 0, 1, -1],
    [0, h, -1, 1],
    [w, h, 1, 1],
  ]
    .map(([x = 0, y = 0, dx = 0, dy = 0]) => {
      const [near, far] = [bleed + 4, margin - 3]
      return `M${x + dx * near} ${y}H${x + dx * far}M${x} ${y + dy * near}V${y + dy * far}`
    })
    .join('')
  const size = Math.max(7, margin * 0.22)
  const register = [
    [w / 2, -margin / 2 - bleed / 2],
    [-margin / 2 - bleed / 2, h / 2],
  ]
    .map(([x = 0, y = 0]) =>
      trace(
        `M${x - size} ${y}a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${-2 * size} 0M${x - size * 1.6} ${y}h${size * 3.2}M${x} ${y - size * 1.6}v${size * 3.2}`,
        ink,
        2,
      ),
    )
    .join('')
  const step = Math.min(26, h / 14)
  const bars = ['#1f9bd1', '#d6337c', '#f2cf1d', ink, green, mango]
    .map((colour, index) =>
      rect(
        w + bleed + 8,
        h * 0.3 + index * step,
        Math.min(18, margin - bleed - 14),
        step - 3,
        colour,
      ),
    )
    .join('')
  const whole =
    rect(10 - margin, 12 - margin, w + margin * 2, h + margin * 2, shade(table, 0.25)) +
    rect(-margin, -margin, w + margin * 2, h + margin * 2, paper)
  const grown = `<svg x="${-bleed}" y="${-bleed}" width="${w + bleed * 2}" height="${h + bleed * 2}" viewBox="${-(bleed * 560) / w} ${-(bleed * 560) / w} ${560 + (bleed * 1120) / w} ${792 + (bleed * 1120) / w}">${poster(pen)}</svg>`
  return `${whole}${grown}${trace(`M0 0H${w}V${h}H0Z`, '#ffffff', 1.5, 'stroke-dasharray="6 6" opacity="0.75"')}${trace(marks, ink, 2)}${register}${bars}${pen.mono(words, -margin, h + margin + 40, 25)}`
}

/** Six words and one mango, 560 by 792 and more on every side. */
function poster(pen: Pen) {
  const fruit =
    'M-40 -190C80 -230 220 -110 196 60C176 200 40 260 -70 216C-190 168 -214 20 -160 -80C-130 -136 -100 -170 -40 -190Z'
  const leaf = 'M-34 -196C-4 -262 60 -286 150 -262C118 -212 60 -186 -34 -196Z'
  return (
    rect(-80, -80, 720, 960, green) +
    at(
      310,
      412,
      0.96,
      flat(fruit, mango) +
        flat(
          'M196 60C176 200 40 260 -70 216C-110 200 -140 176 -160 146C-40 190 110 140 150 -100C186 -60 204 0 196 60Z',
          '#e2552f',
        ) +
        flat(
          'M-120 -40C-110 -100 -70 -140 -20 -150C-60 -110 -80 -60 -84 -10Z',
          light(mango, 0.55),
        ) +
        flat(leaf, '#7fb83a') +
        trace('M-34 -196C20 -210 80 -236 130 -256', green, 6) +
        trace('M-38 -188C-44 -230 -56 -250 -70 -262', '#5b3a1c', 16),
    ) +
    pen.title('Nine days', 40, 122, 104, { fill: paper, within: 480 }) +
    pen.title('of mango.|Come early.', 40, 690, 76, { fill: paper, within: 480, leading: 1.02 })
  )
}

/** What the sheet says to the printer. */
function proofs(pen: Pen) {
  const rows = [
    'Bleed 3 mm on every side',
    'Text 5 mm from the cut',
    'Four colours, no white under ink',
    'Fonts as outlines',
  ]
  return rows
    .map(
      (words, index) =>
        trace(`M0 ${index * 46 - 10}l10 10l18 -24`, spectrum[410], 5) +
        pen.text(words, 46, index * 46, 29),
    )
    .join('')
}

/** A printer’s loupe over the dots of the smallest print. */
function loupe(x: number, y: number) {
  const dots = Array.from({ length: 90 }, (_, index) => {
    const [column, row] = [index % 10, Math.floor(index / 10)]
    return disc(
      column * 20 + (row % 2) * 10,
      row * 18,
      3 + ((column * 3 + row * 5) % 5),
      [mango, '#e2552f', '#f2cf1d'][(column + row) % 3] ?? mango,
    )
  }).join('')
  return (
    disc(x + 8, y + 10, 108, shade(table, 0.3)) +
    disc(x, y, 108, ink) +
    `<clipPath id="loupe"><circle cx="${x}" cy="${y}" r="92"/></clipPath><g clip-path="url(#loupe)">${disc(x, y, 92, paper)}<g transform="translate(${x - 100} ${y - 80})">${dots}</g></g>` +
    trace(`M${x - 60} ${y - 50}a78 78 0 0 1 60 -28`, mix(paper, '#ffffff', 0.5), 8) +
    rect(x - 16, y + 104, 32, 150, ink, 12) +
    rect(x - 16, y + 214, 32, 40, soft, 12)
  )
}
