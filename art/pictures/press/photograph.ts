import sharp from 'sharp'
import type { Point } from '../brush.ts'
import { noise } from './noise.ts'
import { clamp, laid, type Pixels } from './press.ts'

/** A flat thing on a ground, seen by a camera. Corners begin at the upper left, clockwise, in units of the ground. */
export type Shot = {
  ground: string
  sheet: Pixels
  corners: readonly [Point, Point, Point, Point]
  /** Where the light comes from, and how much darker it is far away. */
  light: { at: Point; fall: number }
  /** How far the shadow of the sheet falls, and how dark it is. */
  shadow?: { by: Point; dark: number }
  /** How far the sheet is from flat, from 0 to 1. */
  creased?: number
  /** Drawn over the sheet in black: shadows of what stands in the light. */
  shade?: string
  /** Drawn in front of all, in flat colours. */
  over?: string
  width?: number
}

/** Photographs a sheet: perspective, its shadow, light that falls off. */
export async function photograph(shot: Shot): Promise<Pixels> {
  const { ground, sheet, corners, light, shadow, creased = 0, width = 2400 } = shot
  const below = await draw(ground, width)
  const shade = shot.shade ? await draw(shot.shade, width) : undefined
  const { height } = below
  const scale = width / 1200
  const find = inverse(corners.map(([x, y]) => [x * scale, y * scale] as const))
  const swell = noise(5, 240 * scale)
  const data = new Uint8Array(width * height * 3)
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      const [u, v] = find(x, y)
      const inside = u >= 0 && u <= 1 && v >= 0 && v <= 1
      const away = Math.hypot(x / scale - light.at[0], y / scale - light.at[1])
      let bright = 1.06 - light.fall * (away / 1200)
      if (inside) bright += creased * (0.06 * swell(x, y) + bend(u) + bend(v))
      else if (shadow) {
        const [su, sv] = find(x - shadow.by[0] * scale, y - shadow.by[1] * scale)
        bright *= 1 - shadow.dark * soft(su) * soft(sv)
      }
      if (shade) bright *= 1 - 0.42 * (1 - (shade.data[at] as number) / 255)
      for (let each = 0; each < 3; each++) {
        const value = inside ? bilinear(sheet, u, v, each) : (below.data[at + each] as number)
        data[at + each] = clamp(value * bright, 255)
      }
    }
  return laid({ data, width, height }, shot.over)
}

export async function draw(svg: string, width = 2400): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width, height: info.height }
}

/** Light on both sides of a fold in the middle. */
function bend(share: number) {
  return 0.09 * Math.sign(share - 0.5) * Math.exp(-Math.abs(share - 0.5) * 16)
}

/** From 1 within the sheet to 0 a little outside of it. */
function soft(share: number) {
  return clamp(1 - Math.max(-share, share - 1) / 0.03, 1)
}

function bilinear({ data, width, height }: Pixels, u: number, v: number, each: number) {
  const [x, y] = [u * (width - 1), v * (height - 1)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const read = (across: number, down: number) =>
    data[(Math.min(height - 1, down) * width + Math.min(width - 1, across)) * 3 + each] as number
  const [a, b] = [x - left, y - top]
  const upper = read(left, top) * (1 - a) + read(left + 1, top) * a
  return upper * (1 - b) + (read(left, top + 1) * (1 - a) + read(left + 1, top + 1) * a) * b
}

/** Where in the unit square a point of the quadrilateral lies (projective). */
function inverse(corners: readonly Point[]) {
  const [a, b, c, d] = corners as [Point, Point, Point, Point]
  const [sx, sy] = [a[0] - b[0] + c[0] - d[0], a[1] - b[1] + c[1] - d[1]]
  const [x1, y1, x2, y2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]]
  const bottom = x1 * y2 - x2 * y1
  const [g, h] = [(sx * y2 - x2 * sy) / bottom, (x1 * sy - sx * y1) / bottom]
  const m = [
    [b[0] - a[0] + g * b[0], d[0] - a[0] + h * d[0], a[0]],
    [b[1] - a[1] + g * b[1], d[1] - a[1] + h * d[1], a[1]],
    [g, h, 1],
  ] as [number, number, number][]
  const [[p, q, r], [s, t, w], [e, f, i]] = m as [
    [number, number, number],
    [number, number, number],
    [number, number, number],
  ]
  const inv = [
    t * i - w * f,
    r * f - q * i,
    q * w - r * t,
    w * e - s * i,
    p * i - r * e,
    r * s - p * w,
    s * f - t * e,
    q * e - p * f,
    p * t - q * s,
  ] as const
  return (x: number, y: number): Point => {
    const z = inv[6] * x + inv[7] * y + inv[8]
    return [(inv[0] * x + inv[1] * y + inv[2]) / z, (inv[3] * x + inv[4] * y + inv[5]) / z]
  }
}
