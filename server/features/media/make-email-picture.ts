import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type PngOptions, type Sharp } from 'sharp'
import { EMAIL_TEXT_WIDTH } from '#model/mail/mail.ts'

/** Width in pixels: an email's text on a screen of twice the density. */
const WIDTH_MAX = 2 * EMAIL_TEXT_WIDTH

/** Bytes that a picture should not exceed: people read emails on mobile data, and an issue goes to thousands. */
const BYTES_MAX = 300_000

const jpegQualities = [80, 65, 50]

/** Tried in this order: every colour, then palettes. */
const pngOptions: PngOptions[] = [{}, { palette: true }, { palette: true, quality: 70 }]

type Source = { path: string; folder: string; slug: string }
type Size = { width: number; height: number }

/** Writes "shop-email.jpg", or "shop-email.png" if the picture is transparent: classic Outlook does not display WebP. */
export async function makeEmailPicture({ path, folder, slug }: Source, original: Size) {
  const width = Math.min(original.width, WIDTH_MAX)
  const height = Math.max(1, Math.round((original.height * width) / original.width))
  const { data, info } = await sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = sharp(data, { raw: info })
  const { isOpaque } = await picture.stats()
  const target = join(folder, `${slug}-email`)
  if (isOpaque) await writeFile(`${target}.jpg`, await smallJpeg(picture))
  else await writeFile(`${target}.png`, await smallPng(picture))
}

async function smallJpeg(picture: Sharp) {
  return firstSmall(jpegQualities, (quality) =>
    picture.clone().flatten().jpeg({ quality, mozjpeg: true }).toBuffer(),
  )
}

async function smallPng(picture: Sharp) {
  return firstSmall(pngOptions, (options) => picture.clone().png(options).toBuffer())
}

/** The first that is small enough, or the last. */
async function firstSmall<T>(attempts: T[], encode: (attempt: T) => Promise<Buffer>) {
  let encoded = Buffer.alloc(0)
  for (const attempt of attempts) {
    encoded = Buffer.from(await encode(attempt))
    if (encoded.length <= BYTES_MAX) break
  }
  return encoded
}
