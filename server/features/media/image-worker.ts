import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { type ImageTask, type ProcessedImage, processImage } from './process-image.ts'

// Child process of image-processor.ts; exits after its answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (task: ImageTask) => {
  await lowerPriority(task.part === 'rest' ? 10 : 5)
  const answer = await processImage(task).catch((): ProcessedImage => ({ problem: 'broken' }))
  process.send?.(answer, () => process.exit(0))
})

/** Lowers the priority, and makes this process the first to be killed when memory runs out. */
async function lowerPriority(niceness: number) {
  setPriority(niceness)
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}
