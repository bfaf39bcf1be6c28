import sharp from 'sharp'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../../model/content/share-picture.ts'

/** In bytes; messengers ignore larger pictures. */
const LIMIT = 88_000
const qualities = [84, 80, 76, 72, 68, 60]

/** A share picture as JPEG, at the best quality within the limit. */
export async function shareJpeg(svg: string) {
  const pixels = await sharp(Buffer.from(svg))
    .resize(SHARE_WIDTH, SHARE_HEIGHT)
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { width: SHARE_WIDTH, height: SHARE_HEIGHT, channels: 3 } as const
  for (const quality of qualities) {
    const jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= LIMIT) return jpeg
  }
  throw new Error(`A share picture is heavier than ${LIMIT} bytes at the lowest quality.`)
}
