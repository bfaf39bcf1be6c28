/** Short names for SVG, so that a scene reads as a picture and not as markup. */
export type Point = readonly [x: number, y: number]
export type Style = Record<string, string | number | undefined>

export function rect(x: number, y: number, width: number, height: number, style: Style = {}) {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${write(style)}/>`
}

export function circle(x: number, y: number, radius: number, style: Style = {}) {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(Math.max(0, radius))}"${write(style)}/>`
}

export function ellipse(x: number, y: number, across: number, down: number, style: Style = {}) {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}"${write(style)}/>`
}

/** A path from written SVG data. */
export function shape(d: string, style: Style = {}) {
  return `<path d="${d}"${write(style)}/>`
}

/** A stroke without filling, with round ends. */
export function stroke(d: string, colour: string, width: number, style: Style = {}) {
  return shape(d, {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...style,
  })
}

/** Path data through points, with straight pieces. */
export function line(points: readonly Point[], close = false) {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${close ? 'Z' : ''}`
}

/** Path data of a height over x, sampled; with `floor` it is closed down to that height. */
export function graph(from: number, to: number, height: (x: number) => number, floor?: number) {
  const steps = Math.max(2, Math.round((to - from) / 5))
  const points = Array.from({ length: steps + 1 }, (_, index): Point => {
    const x = from + ((to - from) * index) / steps
    return [x, height(x)]
  })
  return floor === undefined ? line(points) : line([...points, [to, floor], [from, floor]], true)
}

/** Two straight bones from a joint to a hand or foot, bent to one side; path data. */
export function limb(from: Point, to: Point, upper: number, lower: number, bend: 1 | -1) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const reach = Math.min(upper + lower - 0.01, Math.hypot(dx, dy))
  const open = Math.acos(clamp((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach)))
  const angle = Math.atan2(dy, dx) + bend * open
  const joint: Point = [from[0] + upper * Math.cos(angle), from[1] + upper * Math.sin(angle)]
  const aim = Math.atan2(to[1] - joint[1], to[0] - joint[0])
  return line([from, joint, [joint[0] + lower * Math.cos(aim), joint[1] + lower * Math.sin(aim)]])
}

/** Parts moved, turned (degrees) and sized together. */
export function group(
  place: { x?: number; y?: number; turn?: number; size?: number },
  ...parts: string[]
) {
  const { x = 0, y = 0, turn = 0, size = 1 } = place
  const moves = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})`
  return `<g transform="${moves}">${parts.join('')}</g>`
}

/** One drawing per number from 0 up to `count`. */
export function each(count: number, draw: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

function write(style: Style) {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
}

function n(value: number) {
  return Math.round(value * 100) / 100
}

function clamp(value: number) {
  return Math.min(1, Math.max(-1, value))
}
