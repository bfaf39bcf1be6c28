import { randomUUID } from 'node:crypto'
import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the data folder takes a file, and how many bytes it has left; null where the system does not say. */
export async function folderState(dataDir: string) {
  const trial = join(dataDir, `.self-check-${randomUUID()}`)
  const fault = await writeFile(trial, 'self-check').then(
    () => null,
    (error: Error) => error.message,
  )
  await rm(trial, { force: true })
  const free = await statfs(dataDir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
  return { path: dataDir, fault, free }
}
