import { seededRandom } from '../../../ui/wave.ts'
import { smooth } from '../light/soften.ts'
import { type Light, lightOf } from '../spectrum.ts'
import { columnOf, FOCAL, rowOf, WIDTH } from './hall.ts'
import type { Picture } from './picture.ts'

/** A lit tube that hangs from the ceiling; its ends above the floor. */
export type Tube = { x: number; y: number; bottom: number; top: number; light: Light }

const COLUMNS = 84
const LINES = 6
const RADIUS = 0.024
/** Distance at which the camera is sharp. */
const FOCUS = 15

const random = seededRandom('tubes of a hall')
const places = Array.from({ length: COLUMNS * LINES }, (_, index) => {
  const across = (Math.floor(index / LINES) + 0.5) / COLUMNS
  const away = (index % LINES) / (LINES - 1)
  const x = (across - 0.5) * 44 + (random() - 0.5) * 0.2 + (index % 2) * 0.26
  const y = 12.5 + away * 12 + (random() - 0.5) * 0.5
  const light = lightOf(400 + (columnOf(x, y) / WIDTH) * 300, 0.64)
  return { across, away, x, y, light, extra: random() * 0.45 }
})

/** The tubes at a time of the loop: their middles ride on one wave, their lengths on another. */
export function tubesAt(time: number): Tube[] {
  const sway = 0.34 * Math.sin(2 * Math.PI * time)
  return places.map(({ across, away, x, y, light, extra }) => {
    const swell = 2 * Math.PI * (across * 1.28 - 0.41) + sway
    const ripple = 2 * Math.PI * (across * 3 - time)
    const middle = 5 - 1.75 * Math.cos(swell + away * 0.9) + 0.4 * Math.sin(ripple + away * 4)
    const opening = 0.85 * (0.5 - 0.5 * Math.cos(swell + 0.5))
    const half = 0.75 + opening + 0.35 * Math.sin(ripple * 2 + away * 5) + extra
    return { x, y, bottom: middle - half, top: middle + half, light }
  })
}

/** Adds a tube; `up` is -1 for its mirror image below the floor. */
export function drawTube(picture: Picture, { x, y, bottom, top, light }: Tube, up: 1 | -1) {
  const first = rowOf(up === 1 ? top : -bottom, y)
  const last = rowOf(up === 1 ? bottom : -top, y)
  const blur = 0.7 + Math.abs(1 / y - 1 / FOCUS) * 26
  const half = (RADIUS / y) * FOCAL
  const middle = columnOf(x, y)
  const bright = 3.2 * Math.exp((12 - y) * 0.045) * Math.min(1, half / (half + blur) + 0.35)
  for (const row of within(first - blur, last + blur, picture.height)) {
    const down = smooth((Math.min(row + 0.5 - first, last - row - 0.5) + blur) / (2 * blur))
    for (const column of within(middle - half - blur, middle + half + blur, WIDTH)) {
      const inside = half - Math.abs(column + 0.5 - middle)
      const share = smooth((inside + blur) / (2 * blur)) * down * bright
      picture.add((row * WIDTH + column) * 3, light, share)
    }
  }
}

/** Adds the cable of a tube, which the tube lights. */
export function drawCable(picture: Picture, { x, y, top, light }: Tube) {
  const column = Math.round(columnOf(x, y))
  if (column < 0 || column >= WIDTH) return
  const last = rowOf(top, y)
  for (const row of within(0, last, picture.height)) {
    const share = 0.009 + 0.09 * Math.exp((row - last) / 60)
    picture.add((row * WIDTH + column) * 3, light, share)
  }
}

function* within(from: number, to: number, size: number) {
  const last = Math.min(size - 1, Math.ceil(to))
  for (let at = Math.max(0, Math.floor(from)); at <= last; at++) yield at
}
