import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Picture } from '#model/content/picture.ts'

/** Widths in pixels that a photo is kept in, besides its own where that is smaller. */
const WIDTHS = [480, 720, 1200, 1920]

/** Where a photo goes: its folder on the disk, the same folder's address, and its name without ending. */
type Place = { folder: string; address: string; name: string }

/**
 * Gives an owner's photo what the site's own pictures get: upright by its EXIF, nothing of its metadata left, AVIF and WebP
 * in every width up to its own. Returns the Picture that goes into the content; its `alt` is left to the owner.
 */
export async function preparePicture(file: string, { folder, address, name }: Place) {
  // Turned once and held without metadata; sharp writes none unless it is asked to.
  const upright = await sharp(file)
    .rotate()
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true })
  const largest = Math.min(upright.info.width, Math.max(...WIDTHS))
  const widths = WIDTHS.filter((width) => width < largest)
  await mkdir(folder, { recursive: true })
  for (const width of [...widths, largest]) {
    const target = join(folder, width === largest ? name : `${name}-${width}`)
    const resized = sharp(upright.data).resize({ width })
    await resized.clone().avif({ quality: 60, effort: 4 }).toFile(`${target}.avif`)
    await resized.clone().webp({ quality: 82, effort: 4 }).toFile(`${target}.webp`)
  }
  const height = Math.round((upright.info.height * largest) / upright.info.width)
  const src = `${address}/${name}.webp`
  return { src, width: largest, height, alt: '', widths } satisfies Picture
}

/** "My Photo (2).JPG" as a file name of the site: "my-photo-2". */
export function pictureName(file: string) {
  const plain = file.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '')
  return (
    plain
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'picture'
  )
}
