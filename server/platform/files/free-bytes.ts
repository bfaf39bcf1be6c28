import { statfs } from 'node:fs/promises'

/** Free bytes of a folder's disk; null if the system does not say. */
export function freeBytes(folder: string) {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  )
}
