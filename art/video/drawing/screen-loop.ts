import sharp from 'sharp'
import { loadTypesetter, type Typesetter } from '../../pictures/lettering.ts'
import { ink, paper } from '../../pictures/palette.ts'
import type { Scene } from '../scene.ts'
import { grained, handOf, inColours, inHand } from './hands.ts'
import { ease, mix } from './motion.ts'

const [WIDTH, HEIGHT] = [800, 600]
/** Posters are pictures, and sharp where a film is shown large. */
const POSTER_SCALE = 2
const write = loadTypesetter()

/** A screen of a case study being used, from a function that draws an SVG for a moment in [0, 1). */
export function screenLoop(
  slug: string,
  seconds: number,
  draw: (write: Typesetter, time: number) => string,
): Scene {
  const hand = handOf(slug)
  return {
    name: `cases/${slug}`,
    width: WIDTH,
    height: HEIGHT,
    fps: 15,
    seconds,
    budget: 190_000,
    quality: { webm: 34, mp4: 25 },
    pixels: 'rgb24',
    poster: {
      ...{ width: WIDTH * POSTER_SCALE, height: HEIGHT * POSTER_SCALE },
      frame: () => frame(0, POSTER_SCALE),
    },
    frame: (time) => frame(time, 1),
  }

  async function frame(time: number, scale: number) {
    const svg = inColours(draw(inHand(await write, hand), time), hand)
    const pixels = sharp(Buffer.from(svg)).resize(WIDTH * scale, HEIGHT * scale)
    return grained(await pixels.removeAlpha().raw().toBuffer(), WIDTH * scale, hand, scale)
  }
}

/** A finger on the screen: a ring that closes at the moment `at` and opens again. */
export function tap(x: number, y: number, at: number, time: number) {
  const share = 1 - Math.abs(time - at) / 0.035
  if (share <= 0) return ''
  const r = 44 - share * 18
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#1a1714" fill-opacity="${share * 0.22}" stroke="#f4efe6" stroke-width="7" stroke-opacity="${share}"/><circle cx="${x}" cy="${y}" r="${r + 4}" fill="none" stroke="#1a1714" stroke-width="3" stroke-opacity="${share}"/>`
}

/** A mouse pointer that goes from stop to stop: from when, and where to. */
export function pointer(stops: readonly (readonly [number, number, number])[], time: number) {
  const index = Math.max(
    0,
    stops.findLastIndex(([from]) => time >= from),
  )
  const [from, x, y] = stops[index] ?? [0, 0, 0]
  const [, fromX, fromY] = stops[index - 1] ?? [0, x, y]
  const share = ease(from, from + 0.03, time)
  return `<path transform="translate(${mix(fromX, x, share)} ${mix(fromY, y, share)}) scale(1.5)" d="M0 0V30L8 23L13 35L19 32L14 21H24Z" fill="${ink}" stroke="${paper}" stroke-width="2.5" stroke-linejoin="round"/>`
}
