import sharp from 'sharp'
import type { Scene } from '../scene.ts'

const WIDTH = 640
const HEIGHT = 360
/** Posters are pictures, and sharp where a film is shown large. */
const POSTER_SCALE = 2

/** A project loop from a function that draws SVG parts for a moment in [0, 1). `scale`: of the film that is shown large. */
export function drawnLoop(
  slug: string,
  seconds: number,
  draw: (time: number) => string,
  scale = 1,
): Scene {
  return {
    name: `projects/${slug}`,
    width: WIDTH * scale,
    height: HEIGHT * scale,
    fps: 24,
    seconds,
    budget: 170_000,
    quality: { webm: 30, mp4: 23 },
    pixels: 'rgb24',
    poster: {
      ...{ width: WIDTH * POSTER_SCALE, height: HEIGHT * POSTER_SCALE },
      frame: () => printFrame(draw(0), POSTER_SCALE),
    },
    frame: (time) => printFrame(draw(time), scale),
  }
}

/** Raw pixels of a picture of SVG parts. */
async function printFrame(parts: string, scale: number) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${HEIGHT * scale}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts}</svg>`
  return sharp(Buffer.from(picture))
    .flatten({ background: '#12100d' })
    .removeAlpha()
    .raw()
    .toBuffer()
}
