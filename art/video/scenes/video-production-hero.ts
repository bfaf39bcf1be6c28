import sharp from 'sharp'
import type { Scene } from '../scene.ts'
import { cityNight } from './projects/city-night.ts'
import { gangesTrain } from './projects/ganges-train.ts'
import { productCards } from './projects/product-cards.ts'
import { riyadhCaravan } from './projects/riyadh-caravan.ts'
import { torontoSnow } from './projects/toronto-snow.ts'
import { twelveMonths } from './projects/twelve-months.ts'

/** Three above three, each of six seconds. */
const films = [gangesTrain, twelveMonths, cityNight, riyadhCaravan, productCards, torontoSnow]
const [WIDTH, HEIGHT, GAP] = [640, 360, 8]

/** Six of the films, side by side. */
export const videoProductionHero: Scene = {
  name: 'video-production-hero',
  isHero: true,
  width: WIDTH * 3,
  height: HEIGHT * 2,
  fps: 24,
  seconds: 6,
  budget: 700_000,
  quality: { webm: 40, mp4: 30 },
  pixels: 'rgb24',
  frame: async (time) => {
    const frames = await Promise.all(films.map(({ frame }) => frame(time)))
    return sharp({
      create: { width: WIDTH * 3, height: HEIGHT * 2, channels: 3, background: '#12100d' },
    })
      .composite(await Promise.all(frames.map(place)))
      .removeAlpha()
      .raw()
      .toBuffer()
  },
}

/** One film, cropped so that a gap stays around it. */
async function place(pixels: Uint8Array, index: number) {
  const size = { width: WIDTH - GAP, height: HEIGHT - GAP }
  const cell = {
    left: (index % 3) * WIDTH + GAP / 2,
    top: Math.floor(index / 3) * HEIGHT + GAP / 2,
  }
  const film = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
  const input = await film
    .extract({ left: GAP / 2, top: GAP / 2, ...size })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return { input, ...cell }
}
