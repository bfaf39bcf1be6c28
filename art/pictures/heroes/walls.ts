import { performancePieces, socialPieces } from '../../../content/portfolios.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { scenes as ads } from '../performance/scenes.ts'
import { rect } from '../projects/screen.ts'
import { flat } from '../showcase/pen.ts'
import * as social from '../social/scenes.ts'
import { shade } from '../things/tone.ts'

/** Walls of pieces that the portfolios show in full. */
export const walls: Record<string, Scene> = {
  'seventeen-ads': { ground: '#12100d', draw: hoarding },
  'seventeen-ads-portrait': {
    ground: '#12100d',
    draw: (pen) => `<g transform="translate(-720 20)">${hoarding(pen)}</g>`,
  },
  'month-of-posts': { ground: '#5a1f2e', draw: month },
}

/** The middle of a part of a piece, and how many times it is enlarged. */
type Detail = readonly [x: number, y: number, zoom: number]

/** A piece in another size, or only a detail of it. */
function print(
  scene: Scene | undefined,
  [w, h]: readonly [number, number],
  pen: Pen,
  box: readonly [number, number, number, number],
  [middleX, middleY, zoom]: Detail = [w / 2, h / 2, 1],
) {
  if (!scene) return ''
  const [x, y, width, height] = box
  const [vw, vh] = [w / zoom, h / zoom]
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${middleX - vw / 2} ${middleY - vh / 2} ${vw} ${vh}" preserveAspectRatio="xMidYMid slice"><rect width="${w}" height="${h}" fill="${scene.ground}"/>${scene.draw(pen)}</svg>`
}

/** Six columns, each hung a little higher or lower than the last; the eighteenth place is free. */
function hoarding(pen: Pen) {
  const size = 226
  const places = Array.from({ length: 18 }, (_, index) => {
    const column = index % 6
    return [12 + column * 238, (column % 2 ? -96 : -30) + Math.floor(index / 6) * 238] as const
  })
  const pieces = performancePieces.map(({ id }, index) => {
    const [x, y] = places[index < 16 ? index : 17] ?? [0, 0]
    return print(ads[id], [720, 720], pen, [x, y, size, size])
  })
  const [x, y] = places[16] ?? [0, 0]
  const free =
    rect(x + 3, y + 3, size - 6, size - 6, 'none', 0, spectrum[590], 4).replace(
      '/>',
      ' stroke-dasharray="14 10"/>',
    ) +
    pen.title('Yours', x + size / 2, y + size / 2 - 8, 52, {
      align: 'centre',
      fill: spectrum[590],
      weight: 680,
    })
  return pieces.join('') + free
}

/** The days with a post, and those of them with a film. */
const posts = [1, 3, 4, 6, 8, 10, 11, 13, 15, 17, 18, 20, 23, 25, 27, 30]
const films = [3, 8, 13, 18, 23, 27]
/** Details without a word in them, for the second post of each piece. */
const details: Detail[] = [
  [320, 370, 1.75],
  [370, 444, 1.9],
  [320, 364, 2.25],
  [330, 456, 1.7],
  [466, 580, 2.4],
  [260, 530, 2.05],
  [540, 117, 3.2],
  [360, 500, 1.7],
]

/** One of the sixteen posts of a month: each piece, then a detail of each. */
export function post(pen: Pen, order: number, box: readonly [number, number, number, number]) {
  const piece = socialPieces[order % socialPieces.length]
  const scene = piece && social.scenes[piece.id]
  return print(scene, [640, 800], pen, box, details[order - socialPieces.length])
}

function month(pen: Pen) {
  const cell = (day: number) =>
    [64 + ((day - 1) % 7) * 138, 168 + Math.floor((day - 1) / 7) * 160] as const
  const days = Array.from({ length: 31 }, (_, index) => {
    const day = index + 1
    const [x, y] = cell(day)
    const order = posts.indexOf(day)
    if (order < 0)
      return (
        pen.mono(String(day), x + 10, y + 30, 20, { fill: '#b9808c' }) +
        rect(x, y, 126, 148, 'none', 3, '#7d3a4a', 2)
      )
    const face = post(pen, order, [x, y, 126, 148])
    const play = films.includes(day)
      ? disc(x + 63, y + 78, 26, paper) +
        flat(`M${x + 55} ${y + 63}L${x + 79} ${y + 78}L${x + 55} ${y + 93}Z`, ink)
      : ''
    return face + play
  })
  const talk =
    at(
      486,
      720,
      1,
      flat(
        'M18 8H388Q406 8 406 26V84Q406 102 388 102H60L26 134V102H18Q0 102 0 84V26Q0 8 18 8Z',
        shade('#5a1f2e', 0.5),
      ) +
        flat(
          'M18 0H388Q406 0 406 18V76Q406 94 388 94H60L26 126V94H18Q0 94 0 76V18Q0 0 18 0Z',
          paper,
        ) +
        pen.bold('Is it spicy? My mother asks.', 22, 40, 25) +
        pen.mono('16:02', 22, 74, 20, { fill: '#6b6157' }),
    ) +
    at(
      640,
      834,
      1,
      flat(
        'M18 8H330Q348 8 348 26V84Q348 102 330 102H322V134L288 102H18Q0 102 0 84V26Q0 8 18 8Z',
        shade('#5a1f2e', 0.5),
      ) +
        flat(
          'M18 0H330Q348 0 348 18V76Q348 94 330 94H322V126L288 94H18Q0 94 0 76V18Q0 0 18 0Z',
          spectrum[605],
        ) +
        pen.bold('Not the yellow one.', 22, 40, 25) +
        pen.mono('16:24', 22, 74, 20),
    )
  return (
    pen.title('October', 64, 120, 76, { fill: paper, weight: 700, stretch: 100 }) +
    pen.mono('16 posts, 6 films', 1018, 118, 24, { align: 'right', fill: '#e6b3a8' }) +
    days.join('') +
    talk
  )
}
