import { seededRandom } from '../../../ui/wave.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'
import { sheet } from './contact-sheet.ts'
import { newspaper } from './newspaper.ts'

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
