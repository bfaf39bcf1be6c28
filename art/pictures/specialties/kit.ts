import { at, disc } from '../frames/canvas.ts'
import type { Pen } from '../frames/pen.ts'
import { ink, mix, paper } from '../palette.ts'
import { rect } from '../projects/screen.ts'
import { trace } from '../showcase/pen.ts'

/** A number that the items beside the picture explain. */
export function pin(pen: Pen, number: number, x: number, y: number) {
  return (
    disc(x, y, 25, paper) +
    disc(x, y, 22, ink) +
    pen.bold(String(number), x, y + 11, 30, { fill: paper, align: 'centre' })
  )
}

/** A sheet that lies on a ground: its inside has its own 0 0. */
export function leaf(
  [x, y, w, h]: readonly [number, number, number, number],
  ground: string,
  inside: string,
  { turn = 0, fill = paper, scale = 1 } = {},
) {
  const shadow = rect(12, 14, w, h, mix(ground, ink, 0.34))
  return at(x, y, scale, shadow + rect(0, 0, w, h, fill) + inside, turn)
}

/** A line that a hand has drawn through words. */
export function stroke(x: number, y: number, w: number, colour: string, seed = 0) {
  const [a, b, c] = [0, 1, 2].map((each) => (((seed * 7 + each * 5) % 9) - 4) * 0.9)
  return trace(
    `M${x} ${y + (a ?? 0)}C${x + w * 0.3} ${y + (b ?? 0) - 4} ${x + w * 0.6} ${y + (c ?? 0) + 4} ${x + w} ${y - 3}`,
    colour,
    5,
  )
}
