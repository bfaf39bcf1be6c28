import sharp from 'sharp'
import type { Scene } from './scene.ts'

/** Size of the posters for upright screens, in pixels. */
const PORTRAIT = { width: 600, height: 720 }

/**
 * The first frame as <target>.webp and <target>.avif, as large as the video or as the scene says.
 * Of a hero also its middle as <target>-portrait.webp and .avif.
 */
export async function writePosters(scene: Scene, target: string) {
  const { width, height } = scene.poster ?? scene
  const pixels = scene.poster ? await scene.poster.frame() : await scene.frame(0)
  const raw = scene.pixels === 'rgb48le' ? highBytes(pixels) : pixels
  const picture = sharp(raw, { raw: { width, height, channels: 3 } })
  const webp = await picture.clone().webp({ quality: 84, effort: 6 }).toFile(`${target}.webp`)
  const avif = await picture.clone().avif({ quality: 62, effort: 6 }).toFile(`${target}.avif`)
  if (scene.isHero) {
    const middle = picture.clone().resize({ ...PORTRAIT, fit: 'cover' })
    await middle.clone().webp({ quality: 78, effort: 6 }).toFile(`${target}-portrait.webp`)
    await middle.clone().avif({ quality: 50, effort: 6 }).toFile(`${target}-portrait.avif`)
  }
  return { webp: webp.size, avif: avif.size }
}

/** Converts little-endian 16-bit channels to 8 bits. */
function highBytes(pixels: Uint8Array) {
  return Uint8Array.from({ length: pixels.length / 2 }, (_, at) => pixels[at * 2 + 1] ?? 0)
}
