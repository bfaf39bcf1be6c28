const HEADER_SIZE = 6
const ENTRY_SIZE = 16

/** A .ico file with one square PNG of up to 255 pixels, which all browsers since 2007 support. */
export function icoFile(png: Uint8Array, pixels: number) {
  const head = Buffer.alloc(HEADER_SIZE + ENTRY_SIZE)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(pixels, HEADER_SIZE)
  head.writeUInt8(pixels, HEADER_SIZE + 1)
  head.writeUInt16LE(1, HEADER_SIZE + 4)
  head.writeUInt16LE(32, HEADER_SIZE + 6)
  head.writeUInt32LE(png.length, HEADER_SIZE + 8)
  head.writeUInt32LE(head.length, HEADER_SIZE + 12)
  return Buffer.concat([head, png])
}
