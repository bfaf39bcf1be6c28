import { disc } from '../frames/canvas.ts'
import { ink, paper } from '../palette.ts'
import { flat, trace } from '../showcase/pen.ts'
import { light } from '../things/tone.ts'

const lac = '#b5302a'
const indigo = '#26418f'
const turmeric = '#e3a21a'
const leaf = '#2f7d4f'

/** The fish, nose at the left, about 860 by 460 around 0 0. */
const upper = [
  [-400, -6],
  [-330, -112],
  [-200, -188],
  [-40, -212],
  [120, -168],
  [250, -84],
] as const
const back = (t: number) => bezier(upper, t)

export function fish() {
  const top = Array.from({ length: 41 }, (_, step) => back(step / 40))
  const body = `M${top.map(pair).join('L')}L${top
    .map(([x, y]) => [x, -y * 0.92] as const)
    .reverse()
    .map(pair)
    .join('L')}Z`
  const tail =
    'M238 -78C300 -60 372 -190 452 -196C420 -120 404 -60 404 -4C404 54 424 118 456 190C372 184 300 58 238 72C262 24 262 -30 238 -78Z'
  const fins =
    'M-120 -206C-70 -290 40 -300 110 -262C84 -240 84 -210 96 -178ZM-70 192C-30 262 60 282 120 250C100 226 96 204 92 168Z'
  return (
    double(fins, leaf) +
    hatchBetween(-84, 84, (x) => [-206 - 46 * Math.sin(((x + 120) / 230) * 3), -196]) +
    double(tail, indigo) +
    rays() +
    double(body, lac) +
    scales() +
    head()
  )
}

/** The twofold outline of the manner, filled. */
export function double(path: string, fill: string) {
  return trace(path, ink, 16) + trace(path, paper, 9) + flat(path, fill) + trace(path, ink, 3)
}

/** Rows of arches, each with a heart of another colour and fine lines. */
function scales() {
  const rows = Array.from({ length: 9 }, (_, column) => {
    const x = -150 + column * 44
    const high = Math.abs(back((x + 400) / 650)[1]) * 0.86
    const count = Math.max(2, Math.round((high * 2) / 52))
    return Array.from({ length: count }, (_, row) => {
      const size = (high * 2) / count
      const y = -high + size * (row + 0.5) + (column % 2 ? size * 0.08 : 0)
      const r = Math.min(size / 2, 27)
      const fill = [turmeric, paper, light(lac, 0.45)][(column + row) % 3] ?? paper
      const heart = [indigo, lac, leaf][(column + row) % 3] ?? ink
      return (
        flat(`M${x + 22} ${y - r}A${r} ${r} 0 0 0 ${x + 22} ${y + r}Z`, fill) +
        trace(`M${x + 22} ${y - r}A${r} ${r} 0 0 0 ${x + 22} ${y + r}`, ink, 3) +
        trace(
          `M${x + 21} ${y - r * 0.6}L${x + 8} ${y - r * 0.4}M${x + 21} ${y + r * 0.6}L${x + 8} ${y + r * 0.4}`,
          ink,
          2,
        ) +
        disc(x + 14, y, r * 0.3, heart)
      )
    }).join('')
  })
  return rows.join('')
}

function head() {
  const gill =
    'M-196 -186C-140 -110 -140 100 -196 170C-214 176 -230 160 -246 148C-206 60 -206 -70 -246 -160Z'
  const eye = trace('M-336 -34a46 46 0 1 0 92 0a46 46 0 1 0 -92 0', ink, 4)
  const lashes = Array.from({ length: 18 }, (_, index) => {
    const turn = (index / 18) * Math.PI * 2
    return `M${(-290 + Math.cos(turn) * 48).toFixed(1)} ${(-34 + Math.sin(turn) * 48).toFixed(1)}L${(-290 + Math.cos(turn) * 60).toFixed(1)} ${(-34 + Math.sin(turn) * 60).toFixed(1)}`
  }).join('')
  return (
    double(gill, turmeric) +
    disc(-290, -34, 46, paper) +
    eye +
    trace(lashes, ink, 4) +
    disc(-286, -34, 24, ink) +
    disc(-279, -42, 7, paper) +
    trace('M-396 4C-372 24 -352 26 -328 20', ink, 6) +
    Array.from({ length: 7 }, (_, index) =>
      disc(-222 + 30 * Math.cos((index - 3) / 2.4) - 22, (index - 3) * 42 - 8, 7, lac),
    ).join('')
  )
}

function rays() {
  return trace(
    Array.from({ length: 13 }, (_, index) => {
      const y = (index - 6) * 26
      return `M${276 + Math.abs(index - 6) * 3} ${y * 0.34}Q340 ${y * 0.5} ${400 + Math.abs(index - 6) * 6} ${y}`
    }).join(''),
    paper,
    3,
  )
}

function hatchBetween(from: number, to: number, rows: (x: number) => [number, number]) {
  let path = ''
  for (let x = from; x < to; x += 9) {
    const [y0, y1] = rows(x)
    path += `M${x} ${y0.toFixed(1)}L${x + 6} ${y1}`
  }
  return path && trace(path, paper, 3)
}

function bezier(
  points: readonly (readonly [number, number])[],
  t: number,
): readonly [number, number] {
  if (points.length === 1) return points[0] ?? [0, 0]
  const next = points.slice(1).map(([x, y], index) => {
    const [a, b] = points[index] ?? [0, 0]
    return [a + (x - a) * t, b + (y - b) * t] as const
  })
  return bezier(next, t)
}

function pair([x, y]: readonly [number, number]) {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
