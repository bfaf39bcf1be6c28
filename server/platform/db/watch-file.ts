import { statSync } from 'node:fs'

/** Returns a function that tells whether the file that is there now is still at this path. Takes a few microseconds. */
export function watchFile(path: string) {
  const first = numberOf(path)
  return () => numberOf(path) === first
}

function numberOf(path: string) {
  try {
    return statSync(path).ino
  } catch {
    return null
  }
}
