import sharp from 'sharp'
import { seededRandom } from '../../../ui/wave.ts'
import { night, paper, stone } from '../drawing/colours.ts'
import { letter } from '../drawing/letters.ts'
import { wrap } from '../drawing/motion.ts'
import { circle, each, group, rect, shape, stroke } from '../drawing/shapes.ts'
import type { Scene } from '../scene.ts'
import { hexOf } from '../spectrum.ts'
import { duskOnRiver, gangesTrain } from './projects/ganges-train.ts'

const WIDTH = 1920
const HEIGHT = 800
const SECONDS = 6
/** Where the frame ends and the timeline begins, and the rows of that. */
const FRAME = 660
const STRIP = { y: 694, width: 120, height: 67.5, count: 16 }
const SOUND = { y: 780, height: 26 }
/** The first line of the film that is seen; it is drawn at three times its size. */
const TOP = 102
/** Where the playhead is on the poster, as a share of the width. */
const START = 0.62

const red = hexOf(690, 0.66)

/** One film on its timeline: the frame, its length in small frames and in sound, and the playhead. */
export const videoProductionHero: Scene = {
  name: 'video-production-hero',
  isHero: true,
  width: WIDTH,
  height: HEIGHT,
  fps: 24,
  seconds: SECONDS,
  budget: 700_000,
  quality: { webm: 34, mp4: 26 },
  pixels: 'rgb24',
  frame: async (time) => {
    const timeline = await still()
    return sharp(Buffer.from(svg(frame(time))))
      .composite([
        { input: timeline, left: 0, top: 0 },
        { input: Buffer.from(svg(playhead(wrap(time + START)))), left: 0, top: 0 },
      ])
      .flatten({ background: night })
      .removeAlpha()
      .raw()
      .toBuffer()
  },
}

function frame(time: number) {
  return (
    group({ y: -TOP * 3, size: 3 }, duskOnRiver(time, true)) +
    rect(0, FRAME, WIDTH, HEIGHT - FRAME, { fill: night })
  )
}

let drawn: Promise<Buffer> | undefined

/** What does not move: ticks, small frames and sound. */
function still() {
  drawn ??= (async () => {
    const frames = await Promise.all(Array.from({ length: STRIP.count }, smallFrame))
    return sharp(Buffer.from(svg(ticks() + sound())))
      .composite(frames)
      .png()
      .toBuffer()
  })()
  return drawn
}

async function smallFrame(_: unknown, index: number) {
  const time = wrap((index + 0.5) / STRIP.count - START)
  const raw = { width: gangesTrain.width, height: gangesTrain.height, channels: 3 as const }
  const input = await sharp(await gangesTrain.frame(time), { raw })
    .resize(STRIP.width - 2, Math.floor(STRIP.height))
    .png()
    .toBuffer()
  return { input, left: index * STRIP.width + 1, top: STRIP.y }
}

/** A tick every quarter of a second, and the seconds. */
function ticks() {
  return each(SECONDS * 4, (index) => {
    const x = (index * WIDTH) / SECONDS / 4
    const isSecond = index % 4 === 0
    const tick = rect(x, FRAME, 2, isSecond ? 24 : 9, { fill: stone })
    return isSecond ? tick + clock(x + 12, index / 4) : tick
  })
}

/** 00:03 */
function clock(x: number, second: number) {
  const digit = (name: string, place: number) =>
    letter(name, { x: x + place, y: FRAME + 10, height: 13, weight: 1.6, colour: paper })
  const dots =
    circle(x + 26, FRAME + 14, 1.3, { fill: paper }) +
    circle(x + 26, FRAME + 20, 1.3, { fill: paper })
  return digit('0', 0) + digit('0', 12) + dots + digit('0', 31) + digit(String(second), 43)
}

function sound() {
  const random = seededRandom('ganges-train')
  return each(WIDTH / 8, (index) => {
    const place = index / (WIDTH / 8)
    const loud = Math.abs(Math.sin(Math.PI * (place * 5 + 0.2))) * (0.35 + random() * 0.65)
    const half = 1.5 + (loud * SOUND.height) / 2
    return rect(index * 8 + 1, SOUND.y - half, 4, half * 2, { fill: red, rx: 2 })
  })
}

function playhead(place: number) {
  const x = place * WIDTH
  return (
    stroke(`M${x} ${FRAME}V${HEIGHT}`, paper, 4) +
    shape(
      `M${x - 15} ${FRAME - 2}H${x + 15}V${FRAME + 14}L${x} ${FRAME + 28}L${x - 15} ${FRAME + 14}Z`,
      {
        fill: paper,
      },
    )
  )
}

function svg(parts: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts}</svg>`
}
