import sharp from 'sharp'
import type { RasterTask } from './rasterize.ts'

/** Points per inch at which an SVG is drawn unit by unit. */
const DENSITY = 72

// Child process of rasterize.ts; exits after its answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (tasks: RasterTask[]) => {
  const pictures = await Promise.all(tasks.map(draw))
  process.send?.(
    pictures.map((picture) => picture.toString('base64')),
    () => process.exit(0),
  )
})

/** Drawn in its size, so that edges are not scaled. */
function draw({ svg, units, pixels, format }: RasterTask) {
  const drawn = sharp(Buffer.from(svg), { density: (DENSITY * pixels) / units }).resize(pixels)
  return format === 'jpeg'
    ? drawn.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
    : drawn.png({ palette: true, colours: 64 }).toBuffer()
}
