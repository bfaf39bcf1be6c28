import { seededRandom } from '../../../ui/wave.ts'
import { blob, type Point } from '../brush.ts'
import { at, disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { bars, flat, trace } from '../showcase/pen.ts'
import { light, shade, stone } from '../things/tone.ts'

const amber = spectrum[590]

/** How many of a hundred still read, paragraph by paragraph. */
const readers = [100, 92, 86, 81, 76, 73, 70, 67, 65, 63, 62, 61]

export function newspaper(pen: Pen) {
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
