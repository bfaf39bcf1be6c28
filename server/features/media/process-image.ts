import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import { MEDIA_HEIGHT_MAX, MEDIA_WIDTH_MAX, MEGAPIXELS_MAX, RATIO_MAX } from '#model/media/media.ts'
import { smallerWidthsOf } from '#model/media/media-address.ts'
import { contentFits } from '#server/platform/files/content-fits.ts'

export type ImageTask = {
  /** The uploaded file and its extension. */
  path: string
  extension: string
  /** An empty folder for the files, and their base name. */
  folder: string
  slug: string
}

export type Size = { width: number; height: number }
export type ImageProblem = 'mismatch' | 'animated' | 'pixels' | 'shape' | 'broken' | 'slow'
export type ProcessedImage = Size | { problem: ImageProblem }

/** More effort is 5 times slower for 5 % smaller files. */
const avif = { quality: 60, effort: 2 }
const webp = { quality: 82, effort: 4 }
const jpeg = { quality: 82, mozjpeg: true }

const limitInputPixels = MEGAPIXELS_MAX * 1_000_000

// Block all other loaders of libvips (SVG, PDF, TIFF …).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
})

/** Re-encodes a picture in all sizes and formats: upright, sRGB, without metadata. No uploaded bytes are kept. */
export async function processImage({
  path,
  extension,
  folder,
  slug,
}: ImageTask): Promise<ProcessedImage> {
  if (!(await contentFits(path, extension))) return { problem: 'mismatch' }
  const input = { limitInputPixels, failOn: 'error' } as const
  const facts = await sharp(path, { ...input, limitInputPixels: false }).metadata()
  const isApng = (await fileTypeFromFile(path))?.ext === 'apng'
  if (isApng || (facts.pages ?? 1) > 1) return { problem: 'animated' }
  if (facts.width * facts.height > limitInputPixels) return { problem: 'pixels' }
  if (ratioOf(facts) > RATIO_MAX) return { problem: 'shape' }
  const { data, info } = await sharp(path, input)
    .autoOrient()
    .resize({
      width: MEDIA_WIDTH_MAX,
      height: MEDIA_HEIGHT_MAX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const original = sharp(data, { raw: info })
  const { width, height } = info
  for (const targetWidth of [...smallerWidthsOf(width), width]) {
    const sized = original
      .clone()
      .resize({ width: targetWidth, height: heightAt(targetWidth, info), fit: 'fill' })
    const target = join(folder, targetWidth === width ? slug : `${slug}-${targetWidth}`)
    await sized.clone().webp(webp).toFile(`${target}.webp`)
    await sized.clone().avif(avif).toFile(`${target}.avif`)
  }
  await original
    .clone()
    .flatten({ background: '#ffffff' })
    .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'cover', position: 'attention' })
    .jpeg(jpeg)
    .toFile(join(folder, `${slug}.jpg`))
  return { width, height }
}

function ratioOf({ width, height }: Size) {
  return Math.max(width, height) / Math.min(width, height)
}

function heightAt(width: number, original: Size) {
  return Math.max(1, Math.round((original.height * width) / original.width))
}
