import type { FileHandle } from 'node:fs/promises'

/** The end record is 22 bytes and a comment of at most 65,535. */
const END_MAX = 22 + 65_535
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50

/** More than any document of 10 MB has in its directory. */
const DIRECTORY_MAX = 1024 * 1024

/**
 * True if the archive's directory lists the content types of Office and an entry in this folder, and no macros:
 * documents with macros have other extensions.
 */
export async function isOfficeArchive(file: FileHandle, folder: string) {
  const names = await zipNames(file)
  const holdsMacros = names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))
  const isOffice = names.includes('[Content_Types].xml')
  return isOffice && !holdsMacros && names.some((name) => name.startsWith(folder))
}

async function zipNames(file: FileHandle) {
  const { size } = await file.stat()
  const tail = await bytesAt(file, Math.max(0, size - END_MAX), Math.min(size, END_MAX))
  const end = tail.lastIndexOf(signature(END_SIGNATURE))
  if (end === -1 || end + 22 > tail.length) return []
  const length = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (length > DIRECTORY_MAX || start + length > size) return []
  return namesIn(await bytesAt(file, start, length))
}

function namesIn(directory: Buffer) {
  const names: string[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY_SIGNATURE) {
    const nameLength = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

async function bytesAt(file: FileHandle, position: number, length: number) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function signature(value: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
