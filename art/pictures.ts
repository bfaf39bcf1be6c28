import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { allPictures, type Picture } from './pictures/all.ts'
import { shareJpeg } from './pictures/share/encode.ts'

// Draws all sample pictures into public/pictures and deletes obsolete ones.
const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url))
const pictures = await allPictures()

await rm(folder, { recursive: true, force: true })
for (const picture of pictures) await write(picture)
console.log(`${pictures.length} pictures written to public/pictures.`)

/** Writes one drawing: each size as AVIF and WebP, the SVG if it is kept, or only a JPEG for a share picture. */
async function write({ path, svg, sizes, keep, shared }: Picture) {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  if (shared) return writeFile(`${target}.jpg`, await shareJpeg(svg))
  if (keep) await writeFile(`${target}.svg`, svg)
  for (const { width, height, suffix = '' } of sizes) {
    const pixels = await sharp(Buffer.from(svg))
      .resize(width, height)
      .removeAlpha()
      .raw()
      .toBuffer()
    const bitmap = sharp(pixels, { raw: { width, height, channels: 3 } })
    await bitmap.clone().avif({ quality: 60, effort: 2 }).toFile(`${target}${suffix}.avif`)
    await bitmap.clone().webp({ quality: 82, effort: 4 }).toFile(`${target}${suffix}.webp`)
  }
}
