import { open } from 'node:fs/promises'

/** Syncs a file, or the names in a folder; a power cut could undo an unsynced write or rename. */
export async function syncPath(path: string, disk = { open }) {
  const handle = await disk.open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a new file for this user alone, and syncs it. */
export async function writeNewFile(path: string, text: string) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}
