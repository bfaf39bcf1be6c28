import sharp from 'sharp'
import type { RasterTask } from './rasterize.ts'

/** Points per inch at which an SVG is drawn unit by unit. */
const DENSITY = 72

/** Drawn in its size, so that edges are not scaled; with a picture in it, drawn larger, because sharp scales better. */
export function drawPicture({ svg, units, pixels, format, drawn = pixels }: RasterTask) {
  const picture = sharp(Buffer.from(svg), { density: (DENSITY * drawn) / units }).resize(pixels)
  return format === 'jpeg'
    ? picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
    : picture.png({ palette: true, colours: drawn === pixels ? 64 : 256 }).toBuffer()
}
