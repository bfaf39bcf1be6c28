import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** What the server keeps in the data folder; other files there are not ours to change. */
const KEPT = /^(?:wavelength\.sqlite(?:-\w+)?|installation-id|secret\.key|files|media)$/

/**
 * Makes the data folder if it is missing and keeps every other user of the machine out: folders
 * 0700, files 0600, those that are there and, by the process's umask, all that come.
 * @throws the system's error where it cannot be written to.
 */
export function openDataFolder(dataDir: string) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  protect(dataDir, (name) => KEPT.test(name))
}

function protect(path: string, isKept = (_name: string) => true) {
  const facts = lstatSync(path, { throwIfNoEntry: false })
  // SQLite removes its side files, and another process its uploads.
  if (!facts || !(facts.isDirectory() || facts.isFile())) return
  const isFolder = facts.isDirectory()
  // Windows has no such rights, and reports others whatever is set.
  if (facts.mode & 0o077 && process.platform !== 'win32') {
    chmodSync(path, isFolder ? FOLDER_MODE : FILE_MODE)
  }
  if (!isFolder) return
  for (const name of readdirSync(path)) if (isKept(name)) protect(join(path, name))
}
