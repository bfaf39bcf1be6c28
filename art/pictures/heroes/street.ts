import { at, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat } from '../showcase/pen.ts'
import { book, charger, fan, hatchet } from '../things/house.ts'
import { sweet } from '../things/table.ts'
import { light, shade, type Thing } from '../things/tone.ts'
import { umbrella } from '../things/wear.ts'

type Shop = {
  slug: string
  wall: string
  /** Of the sign and the awning. */
  colour: string
  words?: string
  height: number
  width: number
  thing: Thing
  roof: 'flat' | 'gable' | 'arch'
}

const shops: Shop[] = [
  {
    slug: 'monsoon',
    wall: '#b9d6ea',
    colour: spectrum[455],
    height: 330,
    width: 168,
    thing: umbrella,
    roof: 'gable',
  },
  {
    slug: 'kesar',
    wall: '#f4d79a',
    colour: spectrum[650],
    height: 392,
    width: 186,
    thing: sweet,
    roof: 'flat',
  },
  {
    slug: 'dar-al-noor',
    wall: '#f6f0e2',
    colour: spectrum[495],
    height: 300,
    width: 176,
    thing: bench,
    roof: 'arch',
  },
  {
    slug: 'zephyr',
    wall: '#f2a97c',
    colour: ink,
    height: 416,
    width: 170,
    thing: fan,
    roof: 'flat',
  },
  {
    slug: 'baobab',
    wall: '#8fbf8a',
    colour: spectrum[690],
    height: 318,
    width: 190,
    thing: book,
    roof: 'gable',
  },
  {
    slug: 'voltline',
    wall: '#d9d2c6',
    colour: spectrum[575],
    words: ink,
    height: 268,
    width: 178,
    thing: charger,
    roof: 'flat',
  },
  {
    slug: 'harbour-pine',
    wall: '#c9705a',
    colour: spectrum[515],
    height: 364,
    width: 182,
    thing: hatchet,
    roof: 'gable',
  },
  {
    slug: 'qamar',
    wall: '#7d6bc4',
    colour: '#f4efe6',
    words: ink,
    height: 344,
    width: 190,
    thing: moon,
    roof: 'arch',
  },
]

const FLOOR = 520

/** A street of clients: eight shops, each with its own sign, in the light of a morning. */
export const street: Record<string, Scene> = {
  'client-street': {
    ground: '#cfc4f2',
    draw: (pen) => {
      let x = 0
      const row = shops.map((shop) => {
        const drawn = at(x, FLOOR, 1, front(pen, shop))
        x += shop.width
        return drawn
      })
      return `<circle cx="1190" cy="120" r="62" fill="#fbf3d8"/>${row.join('')}${rect(0, FLOOR, 1440, 24, '#efe8da')}${rect(0, FLOOR + 24, 1440, 56, '#57506b')}`
    },
  },
}

/** The front of a shop that stands on 0 0: roof, windows above, sign, awning, and what it sells. */
function front(pen: Pen, { slug, wall, colour, words = paper, height, width, thing, roof }: Shop) {
  const [middle, sign] = [width / 2, -214]
  const upper = height - 250
  const windows = [0.2, 0.6].map((share) =>
    upper < 60
      ? ''
      : rect(
          width * share,
          -height + 26,
          width * 0.2,
          Math.min(72, upper - 20),
          shade(wall, 0.5),
          2,
        ),
  )
  const stripes = Array.from({ length: 6 }, (_, index) => {
    const step = (width - 16) / 6
    const [from, to] = [8 + index * step, 8 + (index + 1) * step]
    return flat(
      `M${from} -158H${to}L${to} -124a${step / 2} 12 0 0 1 ${-step} 0Z`,
      index % 2 ? paper : colour,
    )
  })
  return (
    crown(roof, wall, height, width) +
    rect(0, -height, width, height, wall) +
    windows.join('') +
    rect(8, sign, width - 16, 52, colour, 3) +
    fitted(pen, slug, middle, sign + 26, width - 44, words) +
    rect(16, -134, width - 84, 118, '#fdf7e6', 2) +
    at(16 + (width - 84) / 2, -62, 0.4, thing(colour === '#f4efe6' ? spectrum[435] : colour)) +
    rect(width - 58, -134, 42, 134, shade(wall, 0.62), 2) +
    `<circle cx="${width - 24}" cy="-62" r="4" fill="${paper}"/>` +
    rect(0, -16, width - 62, 16, shade(wall, 0.3)) +
    stripes.join('')
  )
}

function crown(roof: Shop['roof'], wall: string, height: number, width: number) {
  if (roof === 'gable')
    return flat(
      `M-6 ${-height}L${width / 2} ${-height - 74}L${width + 6} ${-height}Z`,
      shade(wall, 0.4),
    )
  if (roof === 'arch')
    return flat(`M0 ${-height}A${width / 2} 70 0 0 1 ${width} ${-height}Z`, light(wall, 0.3))
  return rect(-4, -height - 14, width + 8, 16, shade(wall, 0.35))
}

/** A client's mark as large as the sign allows. */
function fitted(pen: Pen, slug: string, x: number, y: number, room: number, fill: string) {
  const width = Number(/ width="([\d.]+)"/.exec(pen.mark(slug, 0, 0, 64, fill))?.[1])
  const height = Math.min(36, (64 * room) / width)
  return pen.mark(slug, x, y - height / 2, height, fill, true)
}

function bench(colour: string) {
  return (
    rect(-90, 20, 180, 18, colour, 4) +
    rect(-90, -30, 180, 16, colour, 4) +
    flat('M-74 38V96H-58V38ZM58 38V96H74V38Z', shade(colour)) +
    rect(-18, -120, 36, 70, spectrum[650], 4) +
    rect(-36, -102, 72, 34, spectrum[650], 4)
  )
}

function moon(colour: string) {
  return flat('M30 -100A100 100 0 1 0 90 50A84 84 0 0 1 30 -100Z', colour)
}
