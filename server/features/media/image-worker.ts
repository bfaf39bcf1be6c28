import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { type Pressed, type PressTask, pressPicture } from './process-image.ts'

// Runs in a process of its own (press.ts), which ends with its one answer, or with the server.
process.once('disconnect', () => process.exit(1))
process.once('message', async (task: PressTask) => {
  await stepBack()
  const answer = await pressPicture(task).catch((): Pressed => ({ fault: 'broken' }))
  process.send?.(answer, () => process.exit(0))
})

/** Pages go first; and where memory runs out, this process is the one to end. */
async function stepBack() {
  setPriority(5)
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
}
