import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '#model/content/share-picture.ts'
import type { Focus } from '#model/media/focus.ts'
import { MEDIA_HEIGHT_MAX, MEDIA_WIDTH_MAX, MEGAPIXELS_MAX, RATIO_MAX } from '#model/media/media.ts'
import { smallerWidthsOf } from '#model/media/media-address.ts'
import { contentFits } from '#server/platform/files/content-fits.ts'
import { cleanSvg, type SvgProblem } from './clean-svg.ts'
import { makeEmailPicture } from './make-email-picture.ts'
import { shareCrop } from './share-crop.ts'

type Target = {
  /** The uploaded file and its extension. */
  path: string
  extension: string
  /** An empty folder for the files, and their base name. */
  folder: string
  slug: string
}

/**
 * 'first' checks an upload and makes its smallest WebP; 'rest' makes all other files; 'share' makes the share image
 * around a focus, from the largest WebP; 'email' makes the file for emails.
 */
export type ImageTask = Target &
  ({ part: 'first' | 'rest' | 'email' } | { part: 'share'; focus: Focus })

export type Size = { width: number; height: number }
export type ImageProblem =
  | SvgProblem
  | 'mismatch'
  | 'animated'
  | 'pixels'
  | 'shape'
  | 'broken'
  | 'slow'
  | 'stopped'
export type ProcessedImage = Size | { problem: ImageProblem }

/** More effort is 5 times slower for 5 % smaller files. */
const avif = { quality: 60, effort: 2 }
const webp = { quality: 82, effort: 4 }
const jpeg = { quality: 82, mozjpeg: true }

const limitInputPixels = MEGAPIXELS_MAX * 1_000_000
const input = { limitInputPixels, failOn: 'error' } as const

// Block all other loaders of libvips (SVG, PDF, TIFF …).
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((kind) => `VipsForeignLoad${kind}`),
})

/** Re-encodes a picture: upright, sRGB, without metadata; cleans an SVG. No uploaded bytes are in the files. */
export async function processImage(task: ImageTask): Promise<ProcessedImage> {
  const { path, extension } = task
  if (extension === 'svg') return makeSvg(task)
  if (!(await contentFits(path, extension))) return { problem: 'mismatch' }
  const facts = await sharp(path, { ...input, limitInputPixels: false }).metadata()
  const isApng = (await fileTypeFromFile(path))?.ext === 'apng'
  if (isApng || (facts.pages ?? 1) > 1) return { problem: 'animated' }
  if (facts.width * facts.height > limitInputPixels) return { problem: 'pixels' }
  if (ratioOf(facts) > RATIO_MAX) return { problem: 'shape' }
  const size = storedSize(facts.autoOrient)
  if (task.part === 'first') await makeFirst(task, size)
  if (task.part === 'rest') await makeRest(task, size)
  if (task.part === 'share') await makeShare(task, size, task.focus)
  if (task.part === 'email') await makeEmailPicture(task, size)
  return size
}

async function makeSvg({ path, folder, slug }: Target): Promise<ProcessedImage> {
  const made = cleanSvg(await readFile(path, 'utf8'))
  if ('problem' in made) return made
  const { svg, ...size } = made
  if (ratioOf(size) > RATIO_MAX) return { problem: 'shape' }
  if (Math.max(size.width, size.height) > MEDIA_HEIGHT_MAX) return { problem: 'pixels' }
  await writeFile(join(folder, `${slug}.svg`), svg)
  return size
}

async function makeFirst({ path, folder, slug }: Target, size: Size) {
  const [width = size.width] = smallerWidthsOf(size.width)
  await sharp(path, input)
    .autoOrient()
    .resize({ width, height: heightAt(width, size), fit: 'fill' })
    .toColourspace('srgb')
    .webp(webp)
    .toFile(join(folder, `${baseName(slug, width, size)}.webp`))
}

async function makeRest({ path, folder, slug }: Target, size: Size) {
  const { data, info } = await sharp(path, input)
    .autoOrient()
    .resize({ ...size, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const original = sharp(data, { raw: info })
  const widths = [...smallerWidthsOf(size.width), size.width]
  for (const [index, width] of widths.entries()) {
    const sized = original.clone().resize({ width, height: heightAt(width, size), fit: 'fill' })
    const target = join(folder, baseName(slug, width, size))
    if (index > 0) await sized.clone().webp(webp).toFile(`${target}.webp`)
    await sized.clone().avif(avif).toFile(`${target}.avif`)
  }
  await original
    .clone()
    .flatten({ background: '#ffffff' })
    .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'cover', position: 'attention' })
    .jpeg(jpeg)
    .toFile(join(folder, `${slug}.jpg`))
}

async function makeShare({ path, folder, slug }: Target, size: Size, focus: Focus) {
  await sharp(path, input)
    .flatten({ background: '#ffffff' })
    .extract(shareCrop(size, focus))
    .resize({ width: SHARE_WIDTH, height: SHARE_HEIGHT, fit: 'fill' })
    .jpeg(jpeg)
    .toFile(join(folder, `${slug}.jpg`))
}

/** "shop-480", or "shop" for the largest. */
function baseName(slug: string, width: number, size: Size) {
  return width === size.width ? slug : `${slug}-${width}`
}

/** The size within the limits, never enlarged. */
function storedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MEDIA_WIDTH_MAX / width, MEDIA_HEIGHT_MAX / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

function ratioOf({ width, height }: Size) {
  return Math.max(width, height) / Math.min(width, height)
}

function heightAt(width: number, original: Size) {
  return Math.max(1, Math.round((original.height * width) / original.width))
}
