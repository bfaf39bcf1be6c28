import { open } from 'node:fs/promises'

/** Syncs a file, or the names in a folder: without it a power cut may undo what was written or renamed. */
export async function syncPath(path: string, disk = { open }) {
  const handle = await disk.open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
