/** Bytes without a character in Windows-1252. */
const unassigned = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** True if every byte is a character in Windows-1252. */
export function isWindows1252(bytes: Uint8Array) {
  return !bytes.some((byte) => unassigned.has(byte))
}

/** Control characters other than tab, line ends, form feed, the end mark of DOS and escape. */
export function isBinary(byte: number) {
  return (
    byte < 0x09 || byte === 0x0b || (byte > 0x0d && byte < 0x20 && byte !== 0x1a && byte !== 0x1b)
  )
}
