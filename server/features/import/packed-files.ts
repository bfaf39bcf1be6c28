import { buffer } from 'node:stream/consumers'
import { fileSize } from '#model/file-size.ts'
import type { Deps } from '#server/deps.ts'
import type { ImportRow } from '#server/platform/db/rows/imports.ts'
import type { Fetched } from '#server/platform/http/fetch-public.ts'
import { openUpload } from './read/unpack.ts'

/** The pictures in an uploaded ZIP. */
export type PackedFiles = {
  read(path: string, bytesMax: number): Promise<Fetched>
  close(): Promise<void>
}

const missing = { problem: 'It is not in the uploaded file.' }

/** Opens the uploaded file when its first picture is read. */
export async function openPacked(
  { files }: Pick<Deps, 'files'>,
  row: ImportRow,
): Promise<PackedFiles> {
  let opened: ReturnType<typeof open> | undefined

  async function open() {
    const stored = row.storage_key && (await files.read(row.storage_key))
    if (!stored) return null
    const local = await files.receive(stored)
    return { local, upload: await openUpload(local.path, row.file_name) }
  }

  return {
    async read(path, bytesMax) {
      opened ??= open()
      const file = (await opened)?.upload.files.get(path)
      if (!file) return missing
      if (file.size > bytesMax) {
        return { problem: `The file is larger than ${fileSize(bytesMax)}.` }
      }
      return { bytes: await buffer(await file.open()) }
    },
    async close() {
      const all = await opened?.catch(() => null)
      if (!all) return
      all.upload.close()
      await files.discard(all.local)
    },
  }
}
