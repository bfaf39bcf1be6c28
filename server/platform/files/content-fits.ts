import { type FileHandle, open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { holdsOfficeStream } from './compound-file.ts'
import { isPlainText } from './plain-text.ts'
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
