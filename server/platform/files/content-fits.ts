import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isBinary, isWindows1252 } from './plain-text.ts'
import { isOfficeArchive } from './zip-names.ts'

/** What file-type calls the archives among the accepted files. */
const archives = ['zip', 'docx', 'pptx', 'xlsx', 'odt']

/** The folder of the main part, because file-type does not always reach what tells the documents apart. */
const mainFolders: Record<string, string> = { docx: 'word/', pptx: 'ppt/', xlsx: 'xl/' }

/** The stream that makes a compound file a Word, PowerPoint or Excel document. */
const officeStreams: Record<string, string[]> = {
  doc: ['WordDocument'],
  ppt: ['PowerPoint Document'],
  xls: ['Workbook', 'Book'],
}

/** True if the content is what the extension (lower case) says. */
export async function contentFits(path: string, extension: string) {
  const file = await open(path, 'r')
  try {
    return await fits(file, path, extension)
  } finally {
    await file.close()
  }
}

async function fits(file: FileHandle, path: string, extension: string) {
  if (extension === 'txt') return isPlainText(file)
  if (extension === 'pdf') return beginsAsPdf(file)
  // A file that the parser fails on is not an accepted one.
  const found = (await fileTypeFromFile(path).catch(() => undefined))?.ext ?? 'unknown'
  const streams = officeStreams[extension]
  if (streams) return found === 'cfb' && holdsOfficeStream(file, streams)
  const folder = mainFolders[extension]
  if (folder) return [extension, 'zip'].includes(found) && isOfficeArchive(file, folder)
  switch (extension) {
    case 'zip':
      return archives.includes(found)
    case 'jpg':
    case 'jpeg':
      return found === 'jpg'
    case 'png':
      return found === 'png' || found === 'apng'
    default:
      return found === extension
  }
}

/** Some old programs write a byte order mark or an empty line before the header; nothing else may precede it. */
async function beginsAsPdf(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0)
  const head = buffer.subarray(0, bytesRead).toString('latin1')
  return /^(\xef\xbb\xbf)?\s{0,16}%PDF-[12]\.\d/.test(head)
}

/** Directory entries are 128 bytes long and begin with their name in UTF-16, in 64 bytes. */
const ENTRY = 128
const NAME = 64

/** Bytes read at once. */
const CHUNK = 64 * 1024

/** True if a compound file (doc, ppt, xls) has a directory entry of one of these names. */
async function holdsOfficeStream(file: FileHandle, names: string[]) {
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

/** True for UTF-8 or Windows-1252 without the control characters that only binary files have. */
async function isPlainText(file: FileHandle) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunk = Buffer.alloc(CHUNK)
  let isUtf8 = true
  let isWindows = true
  for (let position = 0; isUtf8 || isWindows; position += CHUNK) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position)
    const bytes = chunk.subarray(0, bytesRead)
    if (bytes.some(isBinary)) return false
    isWindows &&= isWindows1252(bytes)
    isUtf8 &&= decodes(decoder, bytes, bytesRead === CHUNK)
    if (bytesRead < CHUNK) return isUtf8 || isWindows
  }
  return false
}

function decodes(decoder: TextDecoder, bytes: Uint8Array, stream: boolean) {
  try {
    decoder.decode(bytes, { stream })
    return true
  } catch {
    return false
  }
}
