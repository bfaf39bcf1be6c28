/** Lines and shapes that look cut by hand: smooth outlines and strokes that swell and taper. */

export type Point = readonly [x: number, y: number]

/** A row of points, or the same as words: '0 0, 40 -8, 80 0'. */
export type Points = readonly Point[] | string

/** SVG path data: a smooth closed outline through the points (Catmull-Rom). */
export function blob(row: Points, tension = 1) {
  const points = read(row)
  const count = points.length
  const at = (index: number) => points[(index + count) % count] as Point
  const curves = points.map((_, index) =>
    curve(at(index - 1), at(index), at(index + 1), at(index + 2), tension),
  )
  return `M${pair(at(0))}${curves.join('')}Z`
}

/** SVG path data: a smooth open line in whole units, for files that are kept as vectors. */
export function wholeLine(points: Points) {
  return line(points).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
}

/** SVG path data: a smooth open line through the points. */
export function line(row: Points, tension = 1) {
  const points = read(row)
  const last = points.length - 1
  const at = (index: number) => points[Math.min(last, Math.max(0, index))] as Point
  const curves = points
    .slice(0, -1)
    .map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2), tension))
  return `M${pair(at(0))}${curves.join('')}`
}

/**
 * SVG path data of a filled stroke through the points. `swell` places the thickest part
 * (0 start, 1 end); both ends come to a point, as a gouge or a soft brush leaves them.
 */
export function stroke(points: Points, width: number, swell = 0.5, blunt = 0.12) {
  const spine = sample(read(points), 10)
  const left: Point[] = []
  const right: Point[] = []
  spine.forEach(([x, y], index) => {
    const share = index / (spine.length - 1)
    const rise = share < swell ? share / swell : (1 - share) / (1 - swell)
    const half = (width / 2) * (blunt + (1 - blunt) * Math.sin((Math.PI / 2) * Math.min(1, rise)))
    const [bx, by] = spine[Math.max(0, index - 1)] as Point
    const [ax, ay] = spine[Math.min(spine.length - 1, index + 1)] as Point
    const length = Math.hypot(ax - bx, ay - by) || 1
    const [nx, ny] = [(-(ay - by) / length) * half, ((ax - bx) / length) * half]
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  return `M${[...left, ...right].map(pair).join('L')}Z`
}

/** Points along the smooth line through `points`, `steps` for each piece. */
function sample(points: readonly Point[], steps: number): Point[] {
  const last = points.length - 1
  const at = (index: number) => points[Math.min(last, Math.max(0, index))] as Point
  const pieces = points.slice(0, -1).flatMap((_, index) =>
    Array.from({ length: steps }, (_, step) => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
      return [0, 1].map((axis) => spline(a, b, c, d, axis, step / steps)) as unknown as Point
    }),
  )
  return [...pieces, at(last)]
}

function read(row: Points): readonly Point[] {
  if (typeof row !== 'string') return row
  return row.split(',').map((pair) => {
    const [x = 0, y = 0] = pair.trim().split(/\s+/).map(Number)
    return [x, y]
  })
}

function spline(a: Point, b: Point, c: Point, d: Point, axis: number, t: number) {
  const [p0, p1, p2, p3] = [a, b, c, d].map((point) => point[axis as 0 | 1]) as [
    number,
    number,
    number,
    number,
  ]
  return (
    0.5 *
    (2 * p1 +
      (p2 - p0) * t +
      (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 +
      (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
  )
}

function curve(before: Point, from: Point, to: Point, after: Point, tension: number) {
  const pull = tension / 6
  const first: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull]
  const second: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull]
  return `C${pair(first)} ${pair(second)} ${pair(to)}`
}

function pair([x, y]: Point) {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
