type Drawing = { width: number; height: number; isFine?: boolean }

/**
 * SVG path: a smooth curve through `points` + 1 points (Catmull-Rom), in relative coordinates because they compress to half.
 * `at` must be defined a little beyond 0 and 1.
 */
export function curve(
  { width, height, isFine }: Drawing,
  points: number,
  at: (fraction: number) => [number, number],
) {
  // Half a unit is not visible in a large drawing.
  const scale = isFine || Math.max(width, height) < 800 ? 10 : 1
  const snap = (value: number) => Math.round(value * scale) / scale
  const point = (index: number) => at(index / points).map(snap) as [number, number]
  let path = ''
  for (let index = 0; index < points; index++) {
    const [[beforeX, beforeY], [x, y], [nextX, nextY], [afterX, afterY]] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const numbers = [
      nextX - (afterX - x) / 6 - x,
      nextY - (afterY - y) / 6 - y,
      nextX - x,
      nextY - y,
    ]
    if (index === 0) {
      path = `M${x} ${y}c`
      numbers.unshift((nextX - beforeX) / 6, (nextY - beforeY) / 6)
    } else path += 's'
    path += numbers.map((value) => round(snap(value))).join(' ')
  }
  return path
}

/** To a tenth of a unit. */
export function round(value: number) {
  return Math.round(value * 10) / 10
}
