import { drawPicture } from './draw-picture.ts'
import type { RasterJob } from './rasterize.ts'
import { readIcon } from './read-icon.ts'

// Child process of rasterize.ts; exits after its answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (job: RasterJob) => {
  const answer = 'task' in job ? await drawPicture(job.task) : await readIcon(job.icon)
  process.send?.(answer, () => process.exit(0))
})
