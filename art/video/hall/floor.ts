import { type Picture, pictureOf } from '../light/picture.ts'
import { smooth } from '../light/soften.ts'
import { acrossAt, awayAt, EYE, FLOOR, FOCAL, ROWS, WIDTH } from './hall.ts'
import { noise } from './noise.ts'
import type { Tube } from './tubes.ts'

const DEEP = ROWS - FLOOR
/** Where the floor is wet, 0 to 1, and how it bends what it mirrors. */
const wetness = floorMap((x, y) => smooth((noise(x * 0.42 + 3, y * 0.42, 5) - 0.43) / 0.14))
const waviness = floorMap((x, y) => (noise(x * 1.6, y * 0.7, 3) - 0.5) * Math.min(1, 14 / y))

/** Draws the floor: `below` is what a mirror in its place would show. */
export function drawFloor(picture: Picture, below: Picture, tubes: Tube[]) {
  const sums = columnSums(below)
  const lit = litFloor(tubes)
  for (let row = FLOOR; row < ROWS; row++) {
    const y = awayAt(row)
    const mirrors = 3.4 * (0.05 + 0.95 * (1 - EYE / Math.hypot(EYE, y)) ** 5)
    for (let column = 0; column < WIDTH; column++) {
      const place = (row - FLOOR) * WIDTH + column
      const wet = wetness[place] ?? 0
      const centre = row + (waviness[place] ?? 0) * FOCAL * (0.05 - 0.03 * wet)
      const spread = FOCAL * (0.089 - 0.085 * wet) * (0.3 + 10 / (y + 6))
      const at = (row * WIDTH + column) * 3
      for (let part = 0; part < 3; part++) {
        const seen =
          0.4 * mean(sums, column * 3 + part, centre, spread * 0.5) +
          0.35 * mean(sums, column * 3 + part, centre, spread) +
          0.25 * mean(sums, column * 3 + part, centre, spread * 1.8)
        picture.parts[at + part] = seen * mirrors * (0.55 + 0.45 * wet)
      }
      const down = (row - FLOOR + 0.5) / DEEP
      lit.addSample((column + 0.5) / WIDTH, down, 0.03 - 0.02 * wet, picture, at)
    }
  }
}

/** The light that falls on the floor. */
function litFloor(tubes: Tube[]) {
  return pictureOf(64, 32, (grid, at, across, down) => {
    const y = awayAt(FLOOR + down * DEEP)
    const x = acrossAt(across * WIDTH, y)
    for (const tube of tubes) {
      const middle = (tube.bottom + tube.top) / 2
      const away = (tube.x - x) ** 2 + (tube.y - y) ** 2 + middle ** 2
      grid.add(at, tube.hue, ((tube.top - tube.bottom) * middle) / away ** 1.5)
    }
  })
}

function floorMap(valueAt: (x: number, y: number) => number) {
  return Float32Array.from({ length: DEEP * WIDTH }, (_, at) => {
    const y = awayAt(FLOOR + Math.floor(at / WIDTH))
    return valueAt(acrossAt(at % WIDTH, y), y)
  })
}

/** Running sums down each column, so that a mean over any rows costs two reads. */
function columnSums({ width, height, parts }: Picture) {
  const line = width * 3
  const sums = new Float64Array((height + 1) * line)
  for (let at = 0; at < height * line; at++) {
    sums[at + line] = (sums[at] ?? 0) + (parts[at] ?? 0)
  }
  return sums
}

function mean(sums: Float64Array, at: number, centre: number, reach: number) {
  return (upTo(sums, at, centre + reach) - upTo(sums, at, centre - reach)) / (2 * reach)
}

function upTo(sums: Float64Array, at: number, row: number) {
  const place = Math.min(ROWS - 0.001, Math.max(0, row))
  const from = Math.floor(place) * WIDTH * 3 + at
  const before = sums[from] ?? 0
  return before + ((sums[from + WIDTH * 3] ?? 0) - before) * (place % 1)
}
