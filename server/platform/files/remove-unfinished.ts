import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#server/platform/runtime.ts'
import { LEFTOVER_AGE } from './sweep-area.ts'

/** Deletes what a crash left in this instance's folder of unfinished uploads. */
export async function removeUnfinished(folder: string, clock: Clock) {
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry)
    // It may have been finished meanwhile.
    const facts = await stat(path).catch(() => null)
    if (facts && clock().getTime() - facts.mtimeMs > LEFTOVER_AGE) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
