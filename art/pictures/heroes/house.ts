import { seededRandom } from '../../../ui/wave.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { sheet } from '../sheet.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const night = '#17285a'
const far = '#22377a'
const near = '#2e4894'
const lamp = '#f7cf63'

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

function sweetShop(pen: Pen) {
  const wall = '#c7573c'
  const awning = Array.from({ length: 12 }, (_, index) => {
    const x = 92 + index * 30
    return flat(
      `M${x} 372H${x + 30}L${x + 30} 414Q${x + 15} 430 ${x} 414Z`,
      index % 2 ? paper : spectrum[650],
    )
  }).join('')
  const person = (x: number, hair: string, skin: string, cloth: string) =>
    disc(x, 252, 16, skin) +
    flat(`M${x - 17} 250Q${x - 18} 232 ${x} 232T${x + 17} 250Q${x} 240 ${x - 17} 250Z`, hair) +
    flat(`M${x - 28} 316V296Q${x - 26} 270 ${x} 270T${x + 28} 296V316Z`, cloth)
  const people = [
    person(136, ink, '#a86b42', '#2f7d4f'),
    person(224, '#3a2418', '#7f4c2e', spectrum[590]),
    person(316, ink, '#c08a5c', '#6b48b8'),
    person(404, '#54372a', '#94603c', '#1f87c9'),
  ]
  const windows = people
    .map((inside, index) => {
      const x = 98 + index * 89
      return (
        rect(x, 206, 76, 110, lamp) +
        inside +
        trace(`M${x + 38} 206V238M${x} 238H${x + 76}`, '#7c3423', 4) +
        rect(x - 5, 314, 86, 8, '#7c3423')
      )
    })
    .join('')
  const pyramid = (x: number, colour: string) =>
    [4, 3, 2, 1]
      .map((count, row) =>
        Array.from({ length: count }, (_, index) =>
          disc(
            x + index * 17 + row * 8.5,
            470 - row * 14,
            9,
            row % 2 ? light(colour, 0.25) : colour,
          ),
        ).join(''),
      )
      .join('')
  const shop =
    rect(92, 396, 360, 124, '#f3d9a0') +
    rect(92, 480, 360, 40, '#8d4a2a') +
    pyramid(112, spectrum[590]) +
    pyramid(196, '#f6f0e2') +
    pyramid(280, '#8a4b2c') +
    pyramid(364, '#7fae4c')
  return (
    rect(70, 140, 404, 380, wall) +
    rect(58, 122, 428, 24, shade(wall, 0.3)) +
    flat('M440 146H474V520H440Z', shade(wall, 0.16)) +
    rect(138, 72, 268, 54, '#7c3423', 4) +
    pen.title('SWEETS', 272, 114, 42, {
      align: 'centre',
      weight: 760,
      stretch: 108,
      fill: lamp,
      tracking: 120,
    }) +
    windows +
    shop +
    awning
  )
}

const partners = [
  ['Studio|Paz', '#d6337c', 172, 330, 0.62],
  ['Nord|& Co.', '#1f87c9', 926, 330, 0.62],
  ['Your|name', ink, 548, 486, 1.12],
] as const

/** Three tins from one maker; the label of the nearest is half off. */
function tins(pen: Pen) {
  const shelf = rect(0, 892, 1080, 98, shade(spectrum[575], 0.28))
  return (
    rect(0, 560, 1080, 430, shade(spectrum[575], 0.12)) +
    partners
      .slice(0, 2)
      .map(([name, colour, x, y, size]) => at(x, y, size, tin(pen, name, colour, false)))
      .join('') +
    shelf +
    at(
      partners[2][2],
      partners[2][3],
      partners[2][4],
      tin(pen, partners[2][0], partners[2][1], true),
    )
  )
}

function tin(pen: Pen, name: string, colour: string, peels: boolean) {
  const metal = '#cfc9bd'
  const [w, h] = [230, 360]
  const band = (top: number, bottom: number, from = -w, to = w) => {
    const dip = (x: number) => 46 * Math.sqrt(Math.max(0, 1 - (x / w) ** 2))
    const steps = Array.from({ length: 25 }, (_, step) => from + ((to - from) * step) / 24)
    return `M${steps.map((x) => `${x.toFixed(1)} ${(top + dip(x)).toFixed(1)}`).join('L')}L${steps
      .reverse()
      .map((x) => `${x.toFixed(1)} ${(bottom + dip(x)).toFixed(1)}`)
      .join('L')}Z`
  }
  const body =
    flat(band(-h, h - 40), metal) +
    flat(band(-h, h - 40, 120, w), shade(metal, 0.22)) +
    flat(band(-h, h - 40, -w, -190), light(metal, 0.5)) +
    `<ellipse cy="${-h}" rx="${w}" ry="46" fill="#e9e4d8"/><ellipse cy="${-h}" rx="${w - 26}" ry="36" fill="${shade(metal, 0.3)}"/><ellipse cy="${-h + 3}" rx="${w - 34}" ry="32" fill="${metal}"/>`
  const waves = `<clipPath id="under"><path d="${band(-220, 250)}"/></clipPath><g clip-path="url(#under)"><rect x="-240" y="-240" width="480" height="560" fill="${ink}"/><path transform="translate(-240 -200)" d="${sheet('partner', { width: 480, height: 520, lines: 16, swing: 1.2 })}" fill="none" stroke="${spectrum[575]}" stroke-width="7"/></g>`
  const words = (fill: string) =>
    pen.title(name, -14, peels ? -64 : -10, peels ? 116 : 120, {
      align: 'centre',
      weight: 740,
      stretch: 88,
      leading: 0.94,
      fill,
      within: peels ? 320 : 360,
    })
  if (!peels)
    return (
      body +
      flat(band(-220, 250), colour) +
      flat(band(-220, 250, 120, w), shade(colour, 0.22)) +
      words(paper)
    )
  const label =
    'M-230 -220L-200 -197L-120 -181L0 -174L120 -181L200 -197L230 -220V40L60 294L0 296L-120 289L-200 273L-230 250Z'
  const fold = 'M230 40L60 294C40 240 60 196 92 172C60 110 150 20 230 40Z'
  return (
    body +
    waves +
    `<path d="${label}" fill="#fffaf0"/>` +
    flat('M120 -181L200 -197L230 -220V40L120 205Z', '#e9e1d0') +
    words(colour) +
    flat('M230 40L60 294C120 280 190 210 230 130Z', '#1a171455') +
    flat(fold, '#d9cfba') +
    trace('M230 40C150 20 60 110 92 172C60 196 40 240 60 294', '#b9ad9a', 3) +
    trace(
      'M-190 206h6v44M-172 208v44M-160 212v42M-150 213v42M-136 215v42M-128 217v40M-112 219v40',
      ink,
      5,
    )
  )
}
