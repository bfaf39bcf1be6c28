import { waveField } from '../../../ui/wave.ts'
import { type Point, wholeLine } from '../brush.ts'

/** A height for every x of the picture, both in its units. */
export type Curve = (x: number) => number

/** An even wave that the seed's field loosens a little. */
export function carrier(seed: string, length: number, height: number, looseness = 0.18): Curve {
  const field = waveField(seed, 2)
  const phase = field(0.3, 0.7) * Math.PI
  return (x) =>
    height *
    ((1 - looseness) * Math.sin((2 * Math.PI * x) / length + phase) +
      looseness * field(x / 1200, 0.5))
}

/** 0 before `from`, 1 after `to`, soft between; swap them to fade out. */
export function ease(x: number, from: number, to: number) {
  const share = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/** SVG path: the curve from one x to another. */
export function trail(curve: Curve, from: number, to: number, step = 26) {
  const count = Math.max(2, Math.round((to - from) / step))
  return wholeLine(
    Array.from({ length: count + 1 }, (_, index): Point => {
      const x = from + ((to - from) * index) / count
      return [x, curve(x)]
    }),
  )
}

/** SVG path: the closed area between two curves. */
export function between(upper: Curve, lower: Curve, from: number, to: number) {
  const back = trail((x) => lower(from + to - x), from, to)
  const mirrored = back.replace(
    /[MC]?(-?[\d.]+) (-?[\d.]+)/g,
    (found, x: string, y: string) =>
      `${/^[MC]/.test(found) ? found.charAt(0) : ''}${Math.round((from + to - Number(x)) * 10) / 10} ${y}`,
  )
  return `${trail(upper, from, to)}L${mirrored.slice(1)}Z`
}

/** SVG path: a closed ribbon along the curve, as wide at each x as `weight` says. */
export function ribbon(curve: Curve, weight: Curve, from: number, to: number) {
  return between(
    (x) => curve(x) - weight(x) / 2,
    (x) => curve(x) + weight(x) / 2,
    from,
    to,
  )
}

/** An SVG element that strokes the path; ends are cut square, as a blade cuts. */
export function drawn(path: string, colour: string, width: number, more = '') {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`
}

export function filled(path: string, colour: string, more = '') {
  return `<path d="${path}" fill="${colour}" ${more}/>`
}
