import type { FileHandle } from 'node:fs/promises'

const CHUNK = 64 * 1024

/** Bytes without a character in Windows-1252. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** True for UTF-8 or Windows-1252 without the control characters that only binary files have. */
export async function isPlainText(file: FileHandle) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunk = Buffer.alloc(CHUNK)
  let isUtf8 = true
  let isWindows = true
  for (let position = 0; isUtf8 || isWindows; position += CHUNK) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position)
    const bytes = chunk.subarray(0, bytesRead)
    if (bytes.some(isBinary)) return false
    isWindows &&= !bytes.some((byte) => unassigned.has(byte))
    isUtf8 &&= decodes(decoder, bytes, bytesRead === CHUNK)
    if (bytesRead < CHUNK) return isUtf8 || isWindows
  }
  return false
}

/** Control characters other than tab, line ends, form feed, the end mark of DOS and escape. */
function isBinary(byte: number) {
  return (
    byte < 0x09 || byte === 0x0b || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b)
  )
}

function decodes(decoder: TextDecoder, bytes: Uint8Array, stream: boolean) {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
