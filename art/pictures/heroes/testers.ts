import { at, disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'
import { shade } from '../things/tone.ts'

const violet = spectrum[410]

/** Three screens on paper, and the way of each of five people through them. */
export function testers(pen: Pen) {
  const phone = (x: number, y: number, turn: number, inside: string) =>
    at(
      x,
      y,
      1,
      rect(12, 14, 290, 540, shade(spectrum[435], 0.24), 30) +
        rect(0, 0, 290, 540, paper, 30) +
        trace(
          'M3 30Q2 2 30 3L262 1Q289 2 288 30L290 508Q288 539 260 538L30 540Q1 539 2 508ZM110 22q34 -3 70 1',
          ink,
          5,
        ) +
        inside,
      turn,
    )
  const line = (d: string) => trace(d, ink, 4.5)
  const first =
    line(
      'M28 66h60M28 62q30 5 58 2M28 108L262 104L264 250L30 252ZM28 108L264 250M262 104L30 252M28 290q60 -6 120 2M28 318q90 6 190 -3M28 346q70 -5 150 1',
    ) +
    line('M236 60h28M236 70h28M236 80h28') +
    line(
      'M30 420Q30 404 46 404L246 402Q262 402 262 418L261 462Q262 478 246 478L46 480Q30 480 30 464Z',
    ) +
    pen.bold('Book', 146, 452, 32, { align: 'centre' })
  const days = Array.from({ length: 20 }, (_, index) =>
    line(
      `M${34 + (index % 5) * 48} ${152 + Math.floor(index / 5) * 52}q16 -3 30 1q2 14 -1 30q-14 2 -30 -1q-2 -14 1 -30`,
    ),
  ).join('')
  const second =
    pen.bold('Which day?', 30, 110, 32) +
    days +
    line(
      'M30 420Q30 404 46 404L246 402Q262 402 262 418L261 462Q262 478 246 478L46 480Q30 480 30 464Z',
    ) +
    pen.bold('Pay', 146, 452, 32, { align: 'centre' })
  const third =
    line('M60 190a84 84 0 1 0 170 -4a84 84 0 1 0 -170 4M102 190l34 36l56 -74') +
    pen.bold('Paid', 146, 336, 44, { align: 'centre' })
  const people = [
    [
      'A',
      spectrum[625],
      [
        [196, 560],
        [470, 396],
        [548, 668],
        [832, 560],
      ],
    ],
    [
      'B',
      spectrum[590],
      [
        [150, 584],
        [566, 344],
        [592, 640],
        [950, 566],
      ],
    ],
    [
      'C',
      spectrum[515],
      [
        [226, 604],
        [518, 452],
        [640, 676],
        [950, 640],
      ],
    ],
    [
      'D',
      violet,
      [
        [116, 548],
        [614, 400],
        [566, 708],
        [832, 634],
      ],
    ],
    [
      'E',
      spectrum[690],
      [
        [274, 196],
        [330, 118],
      ],
    ],
  ] as const
  const tracks = people
    .map(([name, colour, points]) => {
      const path = points
        .map(([x, y], index) =>
          index === 0 ? `M${x} ${y}` : `Q${(points[index - 1]?.[0] ?? 0) + 70} ${y - 60} ${x} ${y}`,
        )
        .join('')
      const taps = points
        .slice(0, -1)
        .map(([x, y]) => disc(x, y, 13, colour))
        .join('')
      const [x = 0, y = 0] = points.at(-1) ?? []
      return `${trace(path, colour, 7, 'stroke-dasharray="1 15"')}${taps}${disc(x, y, 27, colour)}${pen.bold(name, x, y + 11, 30, { align: 'centre', fill: name === 'B' ? ink : paper })}`
    })
    .join('')
  return at(
    0,
    84,
    1,
    phone(50, 132, -4, first) +
      phone(400, 216, 3, second) +
      phone(752, 150, -2, third) +
      tracks +
      pen.text('Where was|the button?', 380, 84, 34, { fill: ink }),
  )
}
