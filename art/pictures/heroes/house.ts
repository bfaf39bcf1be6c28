import { seededRandom } from '../../../ui/wave.ts'
import { disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { lamp, sweetShop } from './sweet-shop.ts'
import { tins } from './tins.ts'

const night = '#17285a'
const far = '#22377a'
const near = '#2e4894'

/** The agency itself: a street at night, and tins that carry another name. */
export const house: Record<string, Scene> = {
  'boring-road': { ground: night, draw: street },
  'blank-tins': { ground: spectrum[575], draw: tins },
}

/** A sweet shop with four lit windows above it; then four cities with forty-one. */
function street(pen: Pen) {
  const stars = seededRandom('stars')
  const sky = Array.from({ length: 46 }, () =>
    disc(Math.round(stars() * 1440), Math.round(stars() * 250), 1 + stars() * 1.4, '#8fa3dc'),
  ).join('')
  return (
    sky +
    disc(1290, 92, 44, '#f4efe6') +
    disc(1272, 82, 40, night) +
    cities() +
    rect(0, 520, 1440, 80, '#0f1b40') +
    trace('M0 520H1440', '#3d5ab0', 4) +
    sweetShop(pen) +
    trace('M506 480V260q0 -26 30 -26', '#0f1b40', 9) +
    flat('M516 236h44l10 20h-64Z', lamp) +
    flat('M506 258h64l70 262H440Z', '#f7cf6322')
  )
}

/** How many windows are lit in each city: forty-one in all. */
const lit = [19, 8, 7, 7]

function cities() {
  const block = (x: number, w: number, top: number, fill: string) =>
    rect(x, top, w, 520 - top, fill)
  const towers = [
    // Patna: the granary between houses.
    block(628, 74, 392, near) +
      flat('M700 520Q704 330 786 322Q868 330 872 520Z', far) +
      trace('M712 470Q740 380 786 330M860 470Q836 390 792 330', night, 3) +
      block(864, 66, 360, near),
    // Dubai: the needle.
    block(948, 56, 330, near) +
      flat('M1010 520V300L1020 260L1026 96L1030 96L1036 260L1046 300V520Z', far) +
      block(1050, 52, 372, near),
    // Toronto: the tower with its pod.
    block(1110, 58, 300, near) +
      flat('M1184 520L1192 250H1200L1208 520Z', far) +
      flat('M1174 236Q1196 216 1218 236L1210 254H1182Z', far) +
      rect(1193, 130, 6, 104, far) +
      block(1220, 60, 344, near),
    // Riyadh: the tower with an opening at its top.
    `<path fill-rule="evenodd" fill="${far}" d="M1300 520V150H1306Q1334 270 1362 150H1368V520ZM1312 208Q1334 292 1356 208L1356 190Q1334 262 1312 190Z"/>` +
      block(1376, 80, 380, near),
  ]
  const places: readonly (readonly [number, number, number, number][])[] = [
    [
      [636, 404, 3, 4],
      [872, 372, 3, 5],
      [756, 400, 3, 3],
    ],
    [
      [956, 344, 2, 6],
      [1056, 386, 2, 5],
    ],
    [
      [1118, 314, 2, 7],
      [1228, 358, 2, 5],
    ],
    [
      [1318, 308, 1, 7],
      [1386, 394, 2, 4],
    ],
  ]
  const windows = places.map((blocks, city) => {
    const all = blocks.flatMap(([x, y, columns, rows]) =>
      Array.from(
        { length: columns * rows },
        (_, index) => [x + (index % columns) * 21, y + Math.floor(index / columns) * 24] as const,
      ),
    )
    const random = seededRandom(`city ${city}`)
    const order = all.map((place) => ({ place, rank: random() })).sort((a, b) => a.rank - b.rank)
    return order
      .map(({ place: [x, y] }, index) =>
        rect(x, y, 13, 15, index < (lit[city] ?? 0) ? lamp : '#1b2d66'),
      )
      .join('')
  })
  return towers.join('') + windows.join('')
}
