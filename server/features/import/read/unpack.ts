import { createReadStream } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { UNPACKED_BYTES_MAX } from '#model/import/import.ts'
import { UnreadableExport } from './unreadable-export.ts'

/** The files of an upload by path: those of a ZIP, or the upload itself under its own name. */
export type Upload = {
  files: ReadonlyMap<string, { size: number; open(): Promise<Readable> }>
  close(): void
}

const FILES_MAX = 60_000

/** Opens an upload. @throws UnreadableExport for a ZIP that is damaged, encrypted or too large when it is unpacked */
export async function openUpload(path: string, name: string): Promise<Upload> {
  if (!(await isZip(path))) {
    const open = async () => createReadStream(path)
    return { files: new Map([[name, { size: 0, open }]]), close: () => {} }
  }
  const zip = await openPromise(path, { autoClose: false }).catch(rejectZip)
  const files = new Map<string, { size: number; open(): Promise<Readable> }>()
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (isLeftOut(entry.fileName)) continue
      if (entry.isEncrypted()) {
        throw new UnreadableExport('This ZIP has a password. Pack the files without one.')
      }
      bytes += entry.uncompressedSize
      if (bytes > UNPACKED_BYTES_MAX || files.size === FILES_MAX) {
        throw new UnreadableExport(
          'The files in this ZIP are too large or too many together. Pack them into several.',
        )
      }
      // yauzl ends a stream that has more bytes than the ZIP says.
      files.set(entry.fileName, { size: entry.uncompressedSize, open: () => openEntry(zip, entry) })
    }
  } catch (error) {
    zip.close()
    if (error instanceof UnreadableExport) throw error
    rejectZip()
  }
  return { files, close: () => zip.close() }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return zip.openReadStreamPromise(entry).catch(rejectZip)
}

function rejectZip(): never {
  throw new UnreadableExport('This ZIP file is damaged or incomplete. Pack it again.')
}

/** Folders, and what the systems that pack add. */
function isLeftOut(name: string) {
  return (
    name.endsWith('/') ||
    /(?:^|\/)(?:__MACOSX|\.git|node_modules)\//.test(name) ||
    /(?:^|\/)\._/.test(name)
  )
}

async function isZip(path: string) {
  const file = await openFile(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return bytesRead === 4 && buffer.toString('latin1') === 'PK\u0003\u0004'
  } finally {
    await file.close()
  }
}
