import sharp from 'sharp'
import type { RasterJob, RasterTask } from './rasterize.ts'
import { readIcon } from './read-icon.ts'

/** Points per inch at which an SVG is drawn unit by unit. */
const DENSITY = 72

// Child process of rasterize.ts; exits after its answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (job: RasterJob) => {
  const answer = 'tasks' in job ? await Promise.all(job.tasks.map(draw)) : await readIcon(job.icon)
  process.send?.(answer, () => process.exit(0))
})

/** Drawn in its size, so that edges are not scaled; with a picture in it, drawn larger, because sharp scales better. */
function draw({ svg, units, pixels, format, drawn = pixels }: RasterTask) {
  const picture = sharp(Buffer.from(svg), { density: (DENSITY * drawn) / units }).resize(pixels)
  return format === 'jpeg'
    ? picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer()
    : picture.png({ palette: true, colours: drawn === pixels ? 64 : 256 }).toBuffer()
}
