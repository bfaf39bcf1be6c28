import sharp, { type Sharp } from 'sharp'

/** A picture as it was stored. `units`: the longer side of an SVG; 0 for others. */
export type IconSource = { bytes: Uint8Array; units: number }

/** A picture made ready to be drawn as an icon. */
export type IconPicture = {
  /** data: address of a PNG. */
  address: string
  /** Without transparent parts, it has a ground of its own. */
  isOpaque: boolean
  /** Colour of its first corner, "#rrggbb". */
  corner: string
  /** Mean colour of what is not transparent. */
  mean: string
}

/** The same picture in two sizes: for PNGs, and for the SVG, which has it in itself. */
export type IconPictures = { large: IconPicture; small: IconPicture }

/** Pixels of the longer side. */
const SMALL = 96
const LARGE = 512
/** Points per inch at which an SVG is drawn unit by unit. */
const DENSITY = 72
/** What librsvg can do. */
const DENSITY_MAX = 100_000
const limitInputPixels = 50_000_000
/** Alpha values below, of 255, are not seen. */
const SEEN = 8

/** Null for a picture of which nothing is seen. @throws if it cannot be read */
export async function readIcon({ bytes, units }: IconSource): Promise<IconPictures | null> {
  const density = units && Math.min(DENSITY_MAX, Math.max(1, (DENSITY * LARGE) / units))
  const { data, info } = await sharp(bytes, { limitInputPixels, ...(density && { density }) })
    .resize({ width: LARGE, height: LARGE, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const facts = factsOf(data)
  if (!facts) return null
  const picture = sharp(data, { raw: info })
  const small = picture.clone().resize({ width: SMALL, height: SMALL, fit: 'inside' })
  return {
    large: { ...facts, address: await addressOf(picture) },
    small: { ...facts, address: await addressOf(small) },
  }
}

async function addressOf(picture: Sharp) {
  const png = await picture.png({ palette: true }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

/** `pixels`: red, green, blue and alpha of each. */
function factsOf(pixels: Buffer) {
  const sums = [0, 0, 0]
  let weight = 0
  let isOpaque = true
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha < 255) isOpaque = false
    if (alpha < SEEN) continue
    weight += alpha
    for (const [index, sum] of sums.entries()) sums[index] = sum + alpha * (pixels[at + index] ?? 0)
  }
  if (weight === 0) return null
  return {
    isOpaque,
    corner: hexOf([...pixels.subarray(0, 3)]),
    mean: hexOf(sums.map((sum) => sum / weight)),
  }
}

function hexOf(channels: number[]) {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
