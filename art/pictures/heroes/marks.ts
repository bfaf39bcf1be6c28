import { seededRandom } from '../../../ui/wave.ts'
import { blob } from '../brush.ts'
import { at, disc, type Scene } from '../frames/canvas.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const violet = spectrum[410]
const wood = '#c98f4e'

/** Design: a stamp, an eye chart, a test on paper. */
export const marks: Record<string, Scene> = {
  'rubber-stamp': {
    ground: paper,
    draw: (pen) => {
      const sizes = [340, 176, 92, 48, 26, 15]
      const places = [
        [268, 700],
        [640, 786],
        [812, 830],
        [914, 852],
        [978, 863],
        [1020, 868],
      ] as const
      const prints = places
        .map(([x, y], index) =>
          at(x, y, (sizes[index] ?? 0) / 200, heron(violet, index), index === 0 ? -7 : 0),
        )
        .join('')
      return (
        trace(
          'M40 878H470M552 878H728M766 878H858M890 878H938M965 878H991M1010 878H1030',
          mix(violet, paper, 0.35),
          3,
        ) +
        prints +
        worn(268, 700, 178) +
        at(650, 404, 1, stamp(), 13) +
        pen.mono('120 mm', 40, 916, 20, { fill: ink }) +
        pen.mono('16 px', 1030, 916, 20, { fill: ink, align: 'right' })
      )
    },
  },
  'eye-chart': {
    ground: spectrum[435],
    draw: (pen) => {
      const rows = [
        ['P', 196, 60],
        ['RI', 138, 40],
        ['NTI', 104, 25],
        ['TONC', 78, 15],
        ['EREADI', 56, 10],
        ['TANYWH', 40, 6],
        ['ERE', 28, 3],
      ] as const
      let y = 96
      const lines = rows
        .map(([letters, size, metres]) => {
          y += size * 0.74
          const row =
            pen.title(letters, 344, y, size, {
              align: 'centre',
              weight: 800,
              stretch: 100,
              tracking: 210,
              fill: '#e2552f',
            }) +
            `<g style="mix-blend-mode:multiply">${pen.title(letters, 349, y + 4, size, { align: 'centre', weight: 800, stretch: 100, tracking: 210, fill: '#2a63cf' })}</g>` +
            pen.mono(`${metres} m`, 650, y - 2, 17, { align: 'right', fill: ink }) +
            trace(`M590 ${y + 12}H650`, ink, 2)
          y += 38
          return row
        })
        .join('')
      const patches = ['#1fa0d0', '#d6337c', '#f0c52e', ink]
        .map((fill, index) => rect(40 + index * 46, 842, 40, 40, fill))
        .join('')
      const target = (x: number, cy: number) =>
        trace(
          `M${x - 24} ${cy}h48M${x} ${cy - 24}v48M${x - 13} ${cy}a13 13 0 1 0 26 0a13 13 0 1 0 -26 0`,
          ink,
          2,
        )
      const marksAt = trace(
        'M-34 0H-8M0 -34V-8M730 0H704M696 -34V-8M-34 920H-8M0 954V928M730 920H704M696 954V928',
        paper,
        3,
      )
      return at(
        206,
        64,
        1,
        rect(22, 26, 696, 920, shade(spectrum[435], 0.5)) +
          rect(0, 0, 696, 920, paper) +
          marksAt +
          lines +
          patches +
          target(654, 862),
        4,
      )
    },
  },
  'five-testers': {
    ground: light(spectrum[435], 0.36),
    draw: (pen) => {
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
              index === 0
                ? `M${x} ${y}`
                : `Q${(points[index - 1]?.[0] ?? 0) + 70} ${y - 60} ${x} ${y}`,
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
    },
  },
}

/** A heron in a ring: the mark of a stamp, about 200 wide. */
function heron(fill: string, level: number) {
  const legs =
    level < 4 ? trace('M-2 40V84M14 38V84M-26 85H44', fill, 6) : trace('M6 40V84', fill, 12)
  const body = blob('-58 6, -30 -6, 0 -14, 30 -4, 44 14, 30 34, 0 44, -30 32')
  const neck =
    'M28 6C50 -6 10 -34 26 -58C34 -70 52 -68 58 -58L92 -50L58 -46C40 -44 46 -24 52 -8C56 6 48 18 36 22Z'
  const feathers = level < 3 ? trace('M-40 10q24 14 60 10M-30 22q24 10 46 6', paper, 5) : ''
  return `<circle r="94" fill="none" stroke="${fill}" stroke-width="${level < 4 ? 9 : 16}"/>${flat(body, fill)}${flat(neck, fill)}${legs}${feathers}${level < 4 ? disc(50, -57, 4, paper) : ''}`
}

/** Where the rubber did not touch the paper. */
function worn(x: number, y: number, r: number) {
  const random = seededRandom('worn')
  return Array.from({ length: 150 }, () => {
    const [turn, far] = [random() * 7, Math.sqrt(random()) * r]
    return disc(
      Math.round(x + Math.cos(turn) * far),
      Math.round(y + Math.sin(turn) * far),
      0.8 + random() * 2.6,
      paper,
    )
  }).join('')
}

/** A stamp with a turned handle, its rubber at 0 120. */
function stamp() {
  const half =
    '0 -420, 62 -410, 104 -366, 110 -304, 76 -236, 46 -190, 44 -130, 66 -70, 120 -30, 190 -8'
  const points = half.split(', ').map((pair) => pair.split(' ').map(Number) as [number, number])
  const right = smooth(points)
  const left = smooth(points.map(([x, y]) => [-x, y] as [number, number]).reverse())
  const body = `${right}L-190 -8${left.replace(/^M/, 'L')}Z`
  const rings = [-196, -184, -60]
    .map((y) => trace(`M-46 ${y}q46 14 92 0`, shade(wood, 0.5), 5))
    .join('')
  const hatch = Array.from({ length: 16 }, (_, index) => {
    const y = -396 + index * 12
    const reach = 22 + 10 * Math.sin(index / 3)
    return `M${62 + Math.sin(index / 5) * 26 - reach} ${y}q${reach / 2} 6 ${reach} 4`
  }).join('')
  return (
    flat(body, wood) +
    flat(`${right}L40 -8C60 -90 10 -180 30 -240C70 -300 60 -380 0 -420Z`, shade(wood, 0.2)) +
    trace(hatch, shade(wood, 0.5), 3) +
    trace('M-70 -352q8 -36 36 -44', light(wood, 0.6), 9) +
    rings +
    rect(-214, -8, 428, 78, shade(wood, 0.42), 8) +
    rect(-214, -8, 250, 78, shade(wood, 0.3), 8) +
    rect(-204, 70, 408, 36, ink, 4) +
    rect(-196, 106, 392, 16, violet)
  )
}

function smooth(points: readonly (readonly [number, number])[]) {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  return points
    .map(([x, y], index) => {
      if (index === 0) return `M${x} ${y}`
      const [a, b, c] = [at(index - 2), at(index - 1), at(index + 1)]
      return `C${b[0] + (x - a[0]) / 6} ${b[1] + (y - a[1]) / 6} ${x - (c[0] - b[0]) / 6} ${y - (c[1] - b[1]) / 6} ${x} ${y}`
    })
    .join('')
}
