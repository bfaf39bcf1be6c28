import { crc32 } from 'node:zlib'

/** A file for an archive; `name` may have folders, never one that a visitor chose. */
export type ZipEntry = { name: string; bytes: Buffer }

/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980: the oldest that the format knows, and no word on when. */
const DATE = 0x0021
const VERSION = 20

/** A ZIP archive without compression (APPNOTE 6.3.3), in pieces as its entries come; up to 4 GB in all. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of entries) {
    const path = Buffer.from(name)
    const facts = factsOf(path, bytes)
    const head = Buffer.concat([uint32(0x04034b50), facts, path])
    yield head
    yield bytes
    directory.push(
      uint32(0x02014b50),
      uint16(VERSION),
      facts,
      Buffer.alloc(10),
      uint32(offset),
      path,
    )
    offset += head.length + bytes.length
  }
  const index = Buffer.concat(directory)
  yield index
  yield endOf(directory.length / 6, index.length, offset)
}

/** What an entry's head and its line in the directory have in common. */
function factsOf(path: Buffer, bytes: Buffer) {
  return Buffer.concat([
    uint16(VERSION),
    uint16(FLAGS),
    uint16(0),
    uint16(0),
    uint16(DATE),
    uint32(crc32(bytes)),
    uint32(bytes.length),
    uint32(bytes.length),
    uint16(path.length),
    uint16(0),
  ])
}

function endOf(count: number, size: number, offset: number) {
  return Buffer.concat([
    uint32(0x06054b50),
    uint32(0),
    uint16(count),
    uint16(count),
    uint32(size),
    uint32(offset),
    uint16(0),
  ])
}

function uint16(value: number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
