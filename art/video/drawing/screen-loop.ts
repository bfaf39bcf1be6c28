import sharp from 'sharp'
import { loadTypesetter, type Typesetter } from '../../pictures/lettering.ts'
import type { Scene } from '../scene.ts'

const [WIDTH, HEIGHT] = [800, 600]
const write = loadTypesetter()

/** A screen of a case study being used, from a function that draws an SVG for a moment in [0, 1). */
export function screenLoop(
  slug: string,
  seconds: number,
  draw: (write: Typesetter, time: number) => string,
): Scene {
  return {
    name: `cases/${slug}`,
    width: WIDTH,
    height: HEIGHT,
    fps: 15,
    seconds,
    budget: 190_000,
    quality: { webm: 34, mp4: 25 },
    pixels: 'rgb24',
    frame: async (time) =>
      sharp(Buffer.from(draw(await write, time)))
        .resize(WIDTH, HEIGHT)
        .removeAlpha()
        .raw()
        .toBuffer(),
  }
}

/** A finger on the screen: a ring that closes at the moment `at` and opens again. */
export function tap(x: number, y: number, at: number, time: number) {
  const share = 1 - Math.abs(time - at) / 0.035
  if (share <= 0) return ''
  const r = 44 - share * 18
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#1a1714" fill-opacity="${share * 0.22}" stroke="#f4efe6" stroke-width="7" stroke-opacity="${share}"/><circle cx="${x}" cy="${y}" r="${r + 4}" fill="none" stroke="#1a1714" stroke-width="3" stroke-opacity="${share}"/>`
}
