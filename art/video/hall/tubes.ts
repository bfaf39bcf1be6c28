import { seededRandom } from '../../../ui/wave.ts'
import type { Picture } from '../light/picture.ts'
import { smooth } from '../light/soften.ts'
import { type Light, lightOf } from '../spectrum.ts'
import { columnOf, EYE, FOCAL, ROWS, rowOf, WIDTH } from './hall.ts'

/** A lit tube that hangs from the ceiling; its ends above the floor. */
export type Tube = { x: number; y: number; bottom: number; top: number; hue: Light }

const COLUMNS = 84
const LINES = 6
const RADIUS = 0.024
/** Distance at which the camera is sharp. */
const FOCUS = 15
/** What the tubes shine with; the floor shows their hues. */
export const white: Light = [1, 0.86, 0.66]

const random = seededRandom('tubes of a hall')
const places = Array.from({ length: COLUMNS * LINES }, (_, index) => {
  const away = (index % LINES) / (LINES - 1)
  const y = 12.5 + away * 12 + (random() - 0.5) * 0.5
  const grid = ((Math.floor(index / LINES) + 0.5) / COLUMNS - 0.5) * 44
  const x = grid + (random() - 0.5) * 0.2 + (index % 2) * 0.26
  const across = columnOf(x, y) / WIDTH
  return { across, away, x, y, hue: lightOf(400 + across * 300, 0.62), extra: random() * 0.022 }
})

/** The tubes at a time of the loop: their middles ride on one wave, high where lines begin, their lengths on another. */
export function tubesAt(time: number): Tube[] {
  const sway = 0.4 * Math.sin(2 * Math.PI * time)
  return places.map(({ across, away, x, y, hue, extra }) => {
    const swell = Math.cos(2 * Math.PI * (across * 0.92 - 0.14) + sway - away * 0.5)
    const ripple = 2 * Math.PI * (across * 2 - time) + away * 4
    const middle = 0.16 + 0.058 * swell + 0.016 * Math.sin(ripple)
    const half = 0.058 + 0.03 * swell + 0.014 * Math.sin(ripple * 2 + away) + extra
    const metres = (ROWS / FOCAL) * y
    return {
      x,
      y,
      hue,
      bottom: EYE + (middle - half) * metres,
      top: EYE + (middle + half) * metres,
    }
  })
}

/** Adds a tube; `up` is -1 for its mirror image below the floor. */
export function drawTube(picture: Picture, { x, y, bottom, top, hue }: Tube, up: 1 | -1) {
  const first = rowOf(up === 1 ? top : -bottom, y)
  const last = rowOf(up === 1 ? bottom : -top, y)
  const blur = 0.7 + Math.abs(1 / y - 1 / FOCUS) * 26
  const half = (RADIUS / y) * FOCAL
  const middle = columnOf(x, y)
  const bright = 2.2 * Math.exp((12 - y) * 0.045) * Math.min(1, half / (half + blur) + 0.35)
  for (const row of within(first - blur, last + blur, picture.height)) {
    const down = smooth((Math.min(row + 0.5 - first, last - row - 0.5) + blur) / (2 * blur))
    for (const column of within(middle - half - blur, middle + half + blur, WIDTH)) {
      const inside = half - Math.abs(column + 0.5 - middle)
      const share = smooth((inside + blur) / (2 * blur)) * down * bright
      picture.add((row * WIDTH + column) * 3, up === 1 ? white : hue, share)
    }
  }
}

/** Adds the cable of a tube, which the tube lights. */
export function drawCable(picture: Picture, { x, y, top }: Tube) {
  const column = Math.round(columnOf(x, y))
  if (column < 0 || column >= WIDTH) return
  const last = rowOf(top, y)
  for (const row of within(0, last, picture.height)) {
    const share = 0.009 + 0.09 * Math.exp((row - last) / 60)
    picture.add((row * WIDTH + column) * 3, white, share)
  }
}

function* within(from: number, to: number, size: number) {
  const last = Math.min(size - 1, Math.ceil(to))
  for (let at = Math.max(0, Math.floor(from)); at <= last; at++) yield at
}
