import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect, rule } from '../projects/screen.ts'
import { bars, flat, stars, trace } from '../showcase/pen.ts'
import { leaf, pin } from '../specialties/kit.ts'
import { kraft, soft } from '../things/tone.ts'

/** The fill of a page at 520 nm, whose bars stand on the picture. */
const ground = '#4eb67c'
const green = '#0d6e50'
const link = '#1b3f9c'
const glazes = [spectrum[495], '#c9bfae', spectrum[605], '#5d6b62']

/** One search, the results it brings, and what lies behind the one of a tile shop. */
export const search: Record<string, Scene> = {
  'one-search': {
    ground,
    draw: (pen) =>
      results(pen, [64, 44], 1) +
      page(pen, [864, 44]) +
      audit(pen, [1252, 44, 136]) +
      head(pen, [864, 550, 524]) +
      moved(pen, [864, 722, 524]),
  },
  'one-search-portrait': {
    ground,
    draw: (pen) =>
      results(pen, [40, 40], 640 / 720) +
      page(pen, [40, 880]) +
      audit(pen, [436, 880, 244]) +
      head(pen, [40, 1390, 640]) +
      moved(pen, [40, 1566, 640]),
  },
}

type Place = readonly [x: number, y: number]
type Wide = readonly [x: number, y: number, w: number]

function results(pen: Pen, [x, y]: Place, scale: number) {
  const field =
    rect(28, 24, 640, 62, '#ffffff', 31, ink, 3) +
    pen.text('anti slip tiles sharjah', 62, 65, 31) +
    trace('M618 48a14 14 0 1 0 1 1M629 63l13 13', ink, 4)
  const others = bars(62, 108, [330, 420], 30, kraft, 16)
  const ours = `${pen.title('3', 42, 204, 46, { weight: 800, align: 'centre', fill: green })}
${pen.mono('saba-tiles.example/anti-slip-tiles', 76, 196, 24, { fill: green, within: 560 })}
${pen.bold('Anti-slip tiles for wet floors, R10 to R13', 76, 240, 35, { fill: link, within: 590 })}
${stars(88, 268, spectrum[590])}${pen.text('4.8 from 212. From AED 38 a metre, in stock', 210, 277, 25, { fill: soft, within: 460 })}
${pen.text('R11 holds a wet bare foot, R10 a kitchen. Which one|for which room, and how many boxes you need.', 76, 318, 25, { within: 580 })}`
  const shelf = glazes
    .map((glaze, index) => {
      const left = 76 + index * 150
      const joints = rule('M0 34H136M0 68H136M45 0V102M91 0V102', mix(glaze, ink, 0.25), 3)
      const price = ['AED 38', 'AED 41', 'AED 52', 'AED 64'][index] ?? ''
      return pane(left, 376, 136, 102, joints, glaze) + pen.bold(price, left, 508, 25)
    })
    .join('')
  const roads = trace('M-10 96L310 30M90 -10L140 150M230 -10L216 150', '#ffffff', 13)
  const sign = at(
    168,
    58,
    1,
    flat('M0 30C-34 -8 -22 -40 0 -40S34 -8 0 30Z', spectrum[625]) + disc(0, -14, 9, paper),
  )
  const map = `${pane(76, 540, 286, 132, roads + sign, '#d5e2cf')}${pen.bold('Saba Tiles', 386, 580, 28)}
${pen.text('Industrial Area 6, Sharjah|Open until nine. Park behind.', 386, 616, 25, { fill: soft, within: 306 })}`
  const press = `${rule('M28 702H692')}${pen.mono('gulf-builder.example/wet-floors', 76, 744, 24, { fill: soft })}
${pen.bold('We poured soap on forty tiles', 76, 786, 32, { fill: link })}
${pen.text('… the test was Saba’s, of Sharjah. Six held.', 76, 824, 25)}`
  const pins: [number, number, number][] = [
    [2, 720, 55],
    [3, 720, 186],
    [7, 0, 236],
    [10, 720, 268],
    [9, 720, 426],
    [8, 0, 606],
    [11, 720, 780],
  ]
  const numbers = pins.map(([number, px, py]) => pin(pen, number, px, py)).join('')
  const inside = field + others + ours + shelf + map + press + numbers
  return at(x, y, scale, leaf([0, 0, 720, 852], ground, inside))
}

/** The page that answers, and how long it takes to load. */
function page(pen: Pen, [x, y]: Place) {
  const rows = [
    ['R10', 'Kitchen'],
    ['R11', 'Bathroom'],
    ['R13', 'Pool edge'],
  ] as const
  const table = rows
    .map(([grade, where], index) => {
      const top = 216 + index * 58
      return `${rule(`M26 ${top}H324`)}${pen.title(grade, 26, top + 42, 36, { weight: 800 })}${pen.text(where, 130, top + 40, 27)}`
    })
    .join('')
  const load =
    rect(0, 0, 350, 52, ink) +
    rect(0, 46, 190, 6, spectrum[575]) +
    pen.mono('1.9 s', 26, 36, 25, { fill: paper })
  return leaf(
    [x, y, 350, 470],
    ground,
    `${load}${pen.title('Which tile|holds when wet?', 26, 108, 42, { within: 300 })}${table}${rule('M26 390H324')}
${pen.text('Asked of Yusuf, who lays them', 26, 434, 23, { fill: soft, within: 298 })}${pin(pen, 5, 350, 26)}${pin(pen, 6, 350, 300)}`,
  )
}

/** Thirty findings, most of them done. */
function audit(pen: Pen, [x, y, w]: Wide) {
  const rows = Array.from({ length: 30 }, (_, index) => {
    const [left, top] = [w / 2 - 44 + Math.floor(index / 15) * 56, 84 + (index % 15) * 24]
    const box = rect(left, top, 15, 15, 'none', 0, ink, 2)
    return box + (index % 7 === 5 ? '' : trace(`M${left + 3} ${top + 7}l5 6l9 -16`, green, 4))
  })
  return leaf(
    [x, y, w, 470],
    ground,
    `${pen.title('30', w / 2, 62, 52, { align: 'centre', weight: 800 })}${rows.join('')}${pin(pen, 1, w, 40)}`,
  )
}

/** The line that kept the page out of the index. */
function head(pen: Pen, [x, y, w]: Wide) {
  const code = pen.mono('<meta name="robots"|  content="noindex">', 28, 56, 29, {
    fill: paper,
    leading: 1.5,
  })
  return leaf(
    [x, y, w, 132],
    ground,
    `${code}${trace(`M24 92C120 84 260 100 ${Math.min(w - 60, 440)} 86`, spectrum[625], 7)}${pin(pen, 4, w, 66)}`,
    { fill: ink },
  )
}

/** Old addresses and where they lead. */
function moved(pen: Pen, [x, y, w]: Wide) {
  const rows = [
    ['/p?id=418', '/anti-slip-tiles'],
    ['/p?id=77', '/grout'],
    ['/calc.php', '/how-many-boxes'],
  ] as const
  const lines = rows
    .map(([from, to], index) => {
      const top = 52 + index * 46
      return `${pen.mono(from, 32, top, 24, { fill: soft })}${trace(`M202 ${top - 8}h34m-10 -8l10 8l-10 8`, green, 4)}${pen.mono(to, 262, top, 24, { within: w - 302 })}`
    })
    .join('')
  return leaf([x, y, w, 174], ground, lines + pin(pen, 12, w, 88))
}
