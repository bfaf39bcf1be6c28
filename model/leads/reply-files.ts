import { fileError, inquiryFileRule, MEBIBYTE } from './upload.ts'

/** What may be attached to a reply: what visitors may send. */
export const replyFileRule = inquiryFileRule

/** Files of a reply, and their bytes in total: most mail servers take no more. */
export const REPLY_FILES_MAX = 10
export const REPLY_FILES_BYTES = 15 * MEBIBYTE

type SentFile = { name: string; size: number }

/** What is wrong with the files of a reply, as a sentence; null if they can be attached. */
export function replyFilesError(files: SentFile[]) {
  if (files.length > REPLY_FILES_MAX) {
    return `A reply can have ${REPLY_FILES_MAX} files. Put several into one zip.`
  }
  for (const file of files) {
    const error = fileError(file, replyFileRule)
    if (error) return `${file.name}: ${error}`
  }
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes <= REPLY_FILES_BYTES) return null
  return `Together the files are larger than ${REPLY_FILES_BYTES / MEBIBYTE} MB, which many mail servers refuse. Send fewer, or a link.`
}
