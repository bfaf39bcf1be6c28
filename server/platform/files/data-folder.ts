import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** The server's own entries in the data folder; others are left alone. */
const KEPT = /^(?:wavelength\.sqlite(?:-\w+)?|installation-id|secret\.key|files|media)$/

/**
 * Creates the data folder if it is missing, and makes it private to this user: existing folders become 0700 and files
 * 0600, new ones by the process's umask.
 * @throws the system's error if it is not writable
 */
export function openDataFolder(dataDir: string) {
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  protect(dataDir, (name) => KEPT.test(name))
}

function protect(path: string, isKept = (_name: string) => true) {
  const facts = lstatSync(path, { throwIfNoEntry: false })
  // SQLite may have removed its side file meanwhile, and another process its upload.
  if (!facts || !(facts.isDirectory() || facts.isFile())) return
  const isFolder = facts.isDirectory()
  // Windows has no such permissions and always reports others.
  if (facts.mode & 0o077 && process.platform !== 'win32') {
    chmodSync(path, isFolder ? FOLDER_MODE : FILE_MODE)
  }
  if (!isFolder) return
  for (const name of readdirSync(path)) if (isKept(name)) protect(join(path, name))
}
