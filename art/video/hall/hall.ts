import { COLUMNS, HEIGHT, SCALE } from '../light/hero-size.ts'

/** The hall in metres: x to the right of the camera, y away from it, z above the floor. */
export const EYE = 0.85
export const WALL = 30

/** The frame in pixels, the row of the horizon, and what one metre is at a distance of one metre. */
export const WIDTH = COLUMNS
export const ROWS = HEIGHT * SCALE
export const HORIZON = Math.round(ROWS * 0.62)
export const FOCAL = WIDTH * 0.62
/** First row of the floor: where the wall stands on it. */
export const FLOOR = Math.round(HORIZON + (EYE / WALL) * FOCAL)

export function columnOf(x: number, y: number) {
  return WIDTH / 2 + (x / y) * FOCAL
}

export function rowOf(z: number, y: number) {
  return HORIZON - ((z - EYE) / y) * FOCAL
}

/** Where on the wall or floor a column is that is y metres away. */
export function acrossAt(column: number, y: number) {
  return ((column - WIDTH / 2) * y) / FOCAL
}

/** How far away the floor is at a row. */
export function awayAt(row: number) {
  return (EYE * FOCAL) / (row + 0.5 - HORIZON)
}
