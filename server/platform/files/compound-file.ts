import type { FileHandle } from 'node:fs/promises'

/** Directory entries are 128 bytes long and begin with their name in UTF-16, in 64 bytes. */
const ENTRY = 128
const NAME = 64

const CHUNK = 64 * 1024

/** True if a compound file (doc, ppt, xls) has a directory entry of one of these names. */
export async function holdsOfficeStream(file: FileHandle, names: string[]) {
  const wanted = names.map(paddedName)
  const chunk = Buffer.alloc(CHUNK)
  for (let position = 0; ; position += CHUNK) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position)
    // Sectors, and so entries, lie at multiples of the entry's length.
    for (let at = 0; at + ENTRY <= bytesRead; at += ENTRY) {
      const name = chunk.subarray(at, at + NAME)
      if (wanted.some((bytes) => bytes.equals(name))) return true
    }
    if (bytesRead < CHUNK) return false
  }
}

function paddedName(name: string) {
  const bytes = Buffer.alloc(NAME)
  bytes.write(name, 'utf16le')
  return bytes
}
