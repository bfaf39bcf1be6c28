import { at, pane } from '../frames/canvas.ts'
import { inFace, type Typesetter } from '../lettering.ts'
import { plates } from '../press/press.ts'
import { flat } from '../showcase/pen.ts'
import { rect } from './screen.ts'

const [paper, black, red] = [plates(0), plates(1), plates(0, 1)]

/** A printed sheet with its shadow and edge. */
export function sheetOf(
  x: number,
  y: number,
  w: number,
  h: number,
  ground: string,
  inside: string,
) {
  return `${rect(x + 10, y + 12, w, h, plates(1, 0, 1))}${pane(x, y, w, h, inside, ground)}${rect(x, y, w, h, 'none', 0, black, 5)}`
}

/** A price in a star, as corner shops cut them. */
export function burst(
  x: number,
  y: number,
  r: number,
  words: string,
  write: Typesetter,
  fill = red,
  ink = paper,
) {
  const points = Array.from({ length: 28 }, (_, point) => {
    const [far, turn] = [point % 2 ? r * 0.82 : r, (point * Math.PI) / 14]
    return `${(Math.cos(turn) * far).toFixed(1)} ${(Math.sin(turn) * far).toFixed(1)}`
  })
  return at(
    x,
    y,
    1,
    `${flat(`M${points.join('L')}Z`, fill)}${inFace(write, 'bowlby')(words, 0, r * 0.26, r * 0.74, ink, { align: 'centre' })}`,
    -8,
  )
}
