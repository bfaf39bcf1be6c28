import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import { MEDIA_HEIGHT_MAX, MEDIA_WIDTH_MAX, MEGAPIXELS_MAX, RATIO_MAX } from '#model/media/media.ts'
import { smallerWidthsOf } from '#model/media/media-address.ts'
import { contentFits } from '#server/platform/files/content-fits.ts'

export type PressTask = {
  /** The uploaded file, and the extension that its name has. */
  path: string
  extension: string
  /** An empty folder that takes the files, and what they are called. */
  folder: string
  slug: string
}

export type Size = { width: number; height: number }
export type PressFault = 'mismatch' | 'moving' | 'pixels' | 'shape' | 'broken' | 'slow'
export type Pressed = Size | { fault: PressFault }

/** More effort makes AVIF five times slower and a twentieth smaller. */
const avif = { quality: 60, effort: 2 }
const webp = { quality: 82, effort: 4 }
const jpeg = { quality: 82, mozjpeg: true }

const limitInputPixels = MEGAPIXELS_MAX * 1_000_000

// Whatever else libvips can read (SVG, PDF, TIFF …) is not even tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
})

/**
 * Makes every size and format of a picture anew: upright, in sRGB, without anything that is not the picture. None of the
 * uploaded bytes is kept.
 */
export async function pressPicture({ path, extension, folder, slug }: PressTask): Promise<Pressed> {
  if (!(await contentFits(path, extension))) return { fault: 'mismatch' }
  const input = { limitInputPixels, failOn: 'error' } as const
  const facts = await sharp(path, { ...input, limitInputPixels: false }).metadata()
  const isApng = (await fileTypeFromFile(path))?.ext === 'apng'
  if (isApng || (facts.pages ?? 1) > 1) return { fault: 'moving' }
  if (facts.width * facts.height > limitInputPixels) return { fault: 'pixels' }
  if (ratioOf(facts) > RATIO_MAX) return { fault: 'shape' }
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
  const whole = sharp(data, { raw: info })
  const { width, height } = info
  for (const one of [...smallerWidthsOf(width), width]) {
    const sized = whole.clone().resize({ width: one, height: heightAt(one, info), fit: 'fill' })
    const target = join(folder, one === width ? slug : `${slug}-${one}`)
    await sized.clone().webp(webp).toFile(`${target}.webp`)
    await sized.clone().avif(avif).toFile(`${target}.avif`)
  }
  await whole
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

function heightAt(width: number, whole: Size) {
  return Math.max(1, Math.round((whole.height * width) / whole.width))
}
