import { seededRandom } from '../../../ui/wave.ts'
import { blob, type Point } from '../brush.ts'
import { at, disc, pane, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { light, shade, stone } from '../things/tone.ts'

const amber = spectrum[590]

/** Advertising: words with a price, a shelf, a newspaper, a contact sheet. */
export const paid: Record<string, Scene> = {
  'priced-words': { ground: amber, draw: words },
  'lit-shelf': { ground: '#2b2620', draw: shelf },
  'read-to-the-end': { ground: '#ead9a6', draw: newspaper },
  'contact-sheet': { ground: spectrum[605], draw: sheet },
}

/** Each word of a search with the most that a click on it may cost, hung by a thread. */
const bids = [
  ['linen', 258, 262, '$0.40', -4, 0.86],
  ['shirts', 470, 346, '$0.25', 3, 0.74],
  ['near', 742, 268, '$0.90', -2, 1.02],
  ['me', 958, 362, '$1.60', 5, 1.42],
] as const

function words(pen: Pen) {
  const field =
    rect(200, 82, 1060, 150, shade(amber, 0.3), 75) +
    rect(190, 70, 1060, 150, paper, 75) +
    trace('M1140 140a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M1184 162l26 26', ink, 11)
  const line = bids
    .map(([word, x]) => pen.title(word, x, 174, 84, { weight: 640, stretch: 88 }))
    .join('')
  const tags = bids
    .map(([word, x, y, price, turn, size], index) => {
      const middle = x + pen.width(word, 84) * 0.56 + (index === 3 ? 40 : 0)
      const big = index === 3
      const tag =
        flat('M-92 34L-58 0H92V148H-92Z', big ? spectrum[625] : paper) +
        flat('M60 0H92V148H60Z', big ? shade(spectrum[625], 0.12) : shade(paper, 0.08)) +
        disc(-58, 34, 10, amber) +
        pen.title(price, 4, 102, 58, {
          align: 'centre',
          weight: 720,
          stretch: 84,
          fill: big ? paper : ink,
          within: 156,
        })
      return (
        trace(
          `M${x + pen.width(word, 84) * 0.5} 192C${middle + 8} ${y - 40} ${middle - 30} ${y - 10} ${middle - 58 * size} ${y + 34 * size}`,
          ink,
          4,
        ) + at(middle, y, size, tag, turn)
      )
    })
    .join('')
  return field + line + tags + trace('M1094 98V186', spectrum[455], 6)
}

/** Shelves of grey tins; the light of Friday is on one. */
function shelf(pen: Pen) {
  const random = seededRandom('shelf')
  const rows = [0, 1].map((row) => {
    const floor = 292 + row * 268
    let x = -30
    let drawn = rect(-10, floor, 1460, 18, '#57493a') + rect(-10, floor + 18, 1460, 14, '#3c3228')
    while (x < 1450) {
      const isOurs = row === 1 && x > 640 && x < 760
      const [w, h] = isOurs
        ? [132, 190]
        : [62 + Math.round(random() * 52), 110 + Math.round(random() * 96)]
      if (!isOurs) drawn += tin(x, floor, w, h, mix('#6f655a', '#4d453c', random()), random())
      else drawn += ours(pen, x, floor)
      x += w + 10 + Math.round(random() * 14)
    }
    return drawn
  })
  const light = `<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7d774" stop-opacity="0.75"/><stop offset="1" stop-color="#f7d774" stop-opacity="0.08"/></linearGradient>`
  const cone = `${light}<path d="M690 0H790L960 560H520Z" fill="url(#beam)"/>`
  const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S']
    .map((day, index) => {
      const isDay = index === 4
      return (
        rect(1058 + index * 50, 36, 44, 54, isDay ? spectrum[575] : '#463d33', 4) +
        pen.title(day, 1080 + index * 50, 74, 30, {
          align: 'centre',
          weight: 700,
          fill: isDay ? ink : '#9c8f80',
        })
      )
    })
    .join('')
  return rows[0] + cone + rows[1] + days
}

function tin(x: number, floor: number, w: number, h: number, fill: string, kind: number) {
  const y = floor - h
  if (kind < 0.3)
    return (
      rect(x, y, w, h, fill, 4) +
      rect(x + w * 0.16, y + h * 0.3, w * 0.68, h * 0.4, light(fill, 0.12)) +
      rect(x + w * 0.72, y, w * 0.28, h, shade(fill, 0.2), 4)
    )
  if (kind < 0.6)
    return (
      flat(
        `M${x} ${floor}V${y + 40}Q${x} ${y + 22} ${x + w * 0.28} ${y + 18}V${y}H${x + w * 0.72}V${y + 18}Q${x + w} ${y + 22} ${x + w} ${y + 40}V${floor}Z`,
        fill,
      ) + rect(x, y + h * 0.46, w, h * 0.3, light(fill, 0.1))
    )
  return (
    rect(x, y + 8, w, h - 8, fill, 3) +
    `<ellipse cx="${x + w / 2}" cy="${y + 9}" rx="${w / 2}" ry="8" fill="${light(fill, 0.2)}"/>` +
    rect(x, y + h * 0.26, w, 8, shade(fill, 0.25)) +
    rect(x, y + h * 0.82, w, 8, shade(fill, 0.25))
  )
}

function ours(pen: Pen, x: number, floor: number) {
  const y = floor - 190
  return (
    rect(x, y + 10, 132, 180, spectrum[625], 4) +
    rect(x + 100, y + 10, 32, 180, shade(spectrum[625], 0.18), 4) +
    `<ellipse cx="${x + 66}" cy="${y + 11}" rx="66" ry="11" fill="#f2e4c4"/>` +
    rect(x, y + 46, 132, 100, paper) +
    rect(x + 100, y + 46, 32, 100, shade(paper, 0.1)) +
    pen.title('chai', x + 58, y + 112, 54, {
      align: 'centre',
      weight: 760,
      stretch: 92,
      within: 92,
    }) +
    trace(`M${x + 14} ${y + 130}q13 -10 26 0t26 0t26 0`, spectrum[625], 5)
  )
}

/** How many of a hundred still read, paragraph by paragraph. */
const readers = [100, 92, 86, 81, 76, 73, 70, 67, 65, 63, 62, 61]

function newspaper(pen: Pen) {
  const column = (x: number, y: number, w: number, rows: number, colour = '#8d8474') => {
    const random = seededRandom(`column ${x} ${y}`)
    return bars(
      x,
      y,
      Array.from({ length: rows }, (_, row) =>
        row % 7 === 6 ? w * (0.4 + random() * 0.4) : w - random() * 8,
      ),
      17,
      colour,
      6,
    )
  }
  const page =
    flat('M24 44H944V1060H24Z', shade('#ead9a6', 0.34)) +
    flat('M0 14H920V1040H0Z', '#f8f3e6') +
    flat('M0 14H26V1040H0Z', '#e6dec9') +
    pen.title('The Harbour Mail', 474, 108, 76, { align: 'centre', weight: 640, stretch: 76 }) +
    trace('M48 134H896M48 142H896', ink, 2.5) +
    column(48, 172, 190, 14) +
    rect(48, 430, 190, 130, stone) +
    column(48, 584, 190, 26)
  const article =
    rect(262, 166, 634, 860, '#fffdf6', 0, ink, 3) +
    rect(262, 166, 234, 40, ink) +
    pen.mono('Advertisement', 279, 194, 22, { fill: paper }) +
    pen.title('Why good rice|smells of popcorn', 286, 276, 62, {
      weight: 700,
      stretch: 80,
      within: 560,
    }) +
    column(286, 376, 190, 36) +
    column(500, 376, 190, 12) +
    flat(
      blob('516 640, 560 606, 620 600, 668 622, 684 670, 650 716, 590 728, 530 708'),
      spectrum[575],
    ) +
    trace(
      'M556 640q18 -14 36 -6M600 664q20 -8 34 6M560 690q16 10 34 4',
      shade(spectrum[575], 0.4),
      6,
    ) +
    column(500, 760, 190, 13)
  const from: Point[] = readers.map((share, index) => [724 + share * 1.5, 384 + index * 46])
  const heat = `M724 384L${from.map(([x, y]) => `${x} ${y}`).join('L')}V890H724Z`
  const line =
    flat(heat, light(amber, 0.35)) +
    trace(`M${from.map(([x, y]) => `${x} ${y}`).join('L')}`, spectrum[625], 7) +
    disc(874, 384, 12, spectrum[625]) +
    disc(815.5, 890, 12, spectrum[625]) +
    pen.title('100', 862, 366, 40, { align: 'right', weight: 700, stretch: 84 }) +
    pen.title('61', 796, 870, 62, { align: 'right', weight: 760, stretch: 84 })
  return at(96, 20, 1, page + article + line, 3.5) + at(104, 840, 1, cup(), 0)
}

function cup() {
  return (
    disc(14, 16, 168, '#1a171433') +
    disc(0, 0, 168, paper) +
    disc(0, 0, 146, shade(paper, 0.1)) +
    disc(0, 0, 118, '#fffdf6') +
    disc(0, 0, 100, '#7a4a24') +
    trace('M-58 -34q30 -34 76 -30', '#a87142', 9) +
    flat('M104 -22H214Q238 -22 238 0T214 22H104Z', '#fffdf6')
  )
}

/** Twelve frames of one umbrella: four are taken. */
const takes: readonly (readonly [string, string, boolean])[] = [
  ['#dfe9ec', 'rain', false],
  ['#f3c9a1', 'hand', true],
  ['#c9d7b5', 'price', false],
  ['#f0b9b0', 'face', true],
  ['#bcd0e4', 'street', false],
  ['#ecdca6', 'dog', false],
  ['#d6c3dd', 'shut', false],
  ['#f3e2c4', 'proof', true],
  ['#b7d6cc', 'bus', false],
  ['#e7c7c7', 'table', true],
  ['#cfd4dc', 'storm', false],
  ['#f2d4a6', 'sun', false],
]

function sheet(pen: Pen) {
  const frames = takes.map(([ground, kind, kept], index) => {
    const [x, y] = [28 + (index % 3) * 300, 62 + Math.floor(index / 3) * 246]
    const picture = pane(x, y, 276, 168, take(kind, index), ground)
    const number = pen.mono(String(index + 1), x + 4, y + 194, 18, { fill: spectrum[590] })
    const mark = kept
      ? trace(
          `M${x - 8} ${y + 84}C${x - 20} ${y - 30} ${x + 300} ${y - 34} ${x + 290} ${y + 82}C${x + 284} ${y + 204} ${x - 22} ${y + 196} ${x + 6} ${y + 58}`,
          '#f04a32',
          10,
        )
      : trace(`M${x + 20} ${y + 148}L${x + 254} ${y + 22}`, '#f04a32', 8)
    return { picture: picture + number, mark }
  })
  const strips = [0, 1, 2, 3]
    .map((row) => {
      const y = 30 + row * 246
      const holes = Array.from(
        { length: 31 },
        (_, index) =>
          rect(18 + index * 30, y + 8, 15, 13, paper, 3) +
          rect(18 + index * 30, y + 208, 15, 13, paper, 3),
      ).join('')
      return rect(0, y, 940, 230, '#191512') + holes
    })
    .join('')
  return at(
    86,
    -20,
    1,
    rect(-16, 22, 996, 1010, shade(spectrum[605], 0.4)) +
      rect(-36, 0, 996, 1010, '#efe7d8') +
      strips +
      frames.map(({ picture }) => picture).join('') +
      frames.map(({ mark }) => mark).join(''),
    -4,
  )
}

/** The umbrella, each time otherwise. */
function take(kind: string, index: number) {
  const [size, x, y, turn] = [
    [1, 138, 120, 0],
    [0.8, 160, 96, -24],
    [0.62, 92, 112, 0],
    [1.5, 138, 150, 8],
    [0.5, 190, 118, 0],
    [0.9, 120, 110, 30],
    [0.9, 138, 84, 0],
    [1.2, 138, 140, -6],
    [0.6, 80, 120, 0],
    [0.8, 150, 120, 150],
    [1.1, 150, 118, 38],
    [0.85, 138, 112, 0],
  ][index] as [number, number, number, number]
  const rain = ['rain', 'street', 'storm', 'bus'].includes(kind)
    ? trace(
        Array.from(
          { length: 26 },
          (_, drop) => `M${(drop * 47) % 290} ${(drop * 61) % 170}l-6 18`,
        ).join(''),
        '#5f7f95',
        3,
      )
    : ''
  const extra: Record<string, string> = {
    price: rect(168, 66, 84, 44, paper, 22) + bars(184, 84, [52], 0, ink, 8),
    face:
      disc(138, 176, 46, '#8a5a3c') + flat('M88 168Q96 118 140 120T190 170Q140 140 88 168Z', ink),
    street:
      rect(0, 130, 276, 40, '#6f7f92') +
      rect(20, 40, 60, 90, '#8fa3ba') +
      rect(90, 62, 46, 68, '#a3b5c8'),
    dog: flat(
      'M176 150q-4 -40 26 -40l10 -20l12 18q18 6 16 20l-14 4l4 24h-12l-4 -16h-18l-4 10Z',
      ink,
    ),
    hand: flat('M150 170q-6 -38 22 -44l16 8q12 10 6 40Z', '#8a5a3c'),
    bus:
      rect(110, 40, 150, 96, spectrum[515], 10) +
      rect(124, 54, 122, 36, '#e6f0ee') +
      disc(150, 138, 16, ink) +
      disc(224, 138, 16, ink),
    table: rect(0, 132, 276, 40, '#a9743f'),
    sun: disc(226, 40, 26, spectrum[590]),
    proof: trace('M20 150h236M20 150v-12M256 150v-12M138 150v-12', ink, 4),
  }
  const canopy =
    kind === 'shut'
      ? flat('M-10 -70L-22 60H22L10 -70Z', spectrum[625]) +
        trace('M0 -84V-60M0 60V108q0 14 14 14t14 -14', ink, 6)
      : flat(
          'M-84 0C-78 -56 -40 -84 0 -84S78 -56 84 0Q63 -18 42 0Q21 -18 0 0Q-21 -18 -42 0Q-63 -18 -84 0Z',
          spectrum[625],
        ) +
        flat(
          'M0 -84C40 -84 78 -56 84 0Q63 -18 42 0C40 -40 24 -70 0 -84Z',
          shade(spectrum[625], 0.2),
        ) +
        trace('M0 -96V-82M0 0V70q0 14 12 14t12 -12', ink, 6)
  return (
    (kind === 'face' || kind === 'hand' ? '' : (extra[kind] ?? '')) +
    at(x, y, size, canopy, turn) +
    (kind === 'face' || kind === 'hand' ? (extra[kind] ?? '') : '') +
    rain
  )
}
