import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { allPictures, type Picture } from './pictures/all.ts'
import { draw } from './pictures/press/photograph.ts'
import { shareJpeg } from './pictures/share/encode.ts'

// Draws all sample pictures into public/pictures and deletes obsolete ones, or only those whose paths begin with the arguments.
const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url))
const beginnings = process.argv.slice(2)
const pictures = (await allPictures()).filter(
  ({ path }) => beginnings.length === 0 || beginnings.some((each) => path.startsWith(each)),
)

if (beginnings.length === 0) await rm(folder, { recursive: true, force: true })
for (const picture of pictures) await write(picture)
console.log(`${pictures.length} pictures written to public/pictures.`)

/** Writes one drawing: each size as AVIF and WebP, the SVG if it is kept, or only a JPEG for a share picture. */
async function write({ path, svg, pixels, sizes, keep, shared, quality = 60 }: Picture) {
  const target = join(folder, path)
  await mkdir(dirname(target), { recursive: true })
  if (shared) return writeFile(`${target}.jpg`, await shareJpeg(svg))
  if (keep) await writeFile(`${target}.svg`, svg)
  const printed = await pixels?.()
  for (const { width, height, suffix = '' } of sizes) {
    const { data, ...size } = printed ?? (await draw(svg, width))
    const bitmap = sharp(data, { raw: { ...size, channels: 3 } }).resize(width, height)
    // Grain and dots cost bytes and hide what compression does.
    const [avif, webp] = !printed ? [quality, 82] : width <= 480 ? [38, 60] : [50, 74]
    await bitmap.clone().avif({ quality: avif, effort: 2 }).toFile(`${target}${suffix}.avif`)
    await bitmap.clone().webp({ quality: webp, effort: 4 }).toFile(`${target}${suffix}.webp`)
  }
}
