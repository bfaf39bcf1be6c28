import { seededRandom } from '../../../ui/wave.ts'
import { blob } from '../brush.ts'
import { at, disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper, spectrum } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light, shade } from '../things/tone.ts'

const violet = spectrum[410]
const wood = '#c98f4e'

/** A stamp and its prints, each half as large as the last. */
export function prints(pen: Pen) {
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
}

/** A heron in a ring: the mark of a stamp, about 200 wide. */
export function heron(fill: string, level: number) {
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
