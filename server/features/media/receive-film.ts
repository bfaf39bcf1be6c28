import { extensionOf, uploadMessages } from '#model/leads/upload.ts'
import { filmRule, mediaMessages } from '#model/media/media.ts'
import { contentFits } from '#server/platform/files/content-fits.ts'
import { fileNameError } from '#server/platform/files/file-name.ts'
import {
  type MediaContext,
  type ReceivedFilm,
  receive,
  rejectFile,
  rejectVirus,
} from './receive-image.ts'

/**
 * Receives and checks a film, then calls `work` with it.
 * @throws 422 with an error for `file`, 503 without virus scanner, 507 without disk space
 */
export async function receiveFilm<T>(
  context: MediaContext,
  file: File,
  work: (film: ReceivedFilm) => Promise<T>,
) {
  const problem = problemOf(file)
  if (problem) rejectFile(problem)
  // The received file and its copy in the library.
  if (!(await context.uploads.hasRoom(file.size * 2))) rejectFile(mediaMessages.noRoom, 507)
  const received = await receive(context, file)
  try {
    const format = extensionOf(file.name) as ReceivedFilm['format']
    if (!(await contentFits(received.path, format))) rejectFile(uploadMessages.mismatch(format))
    await rejectVirus(context, received)
    return await work({ ...received, format })
  } finally {
    await context.files.discard(received)
  }
}

function problemOf(file: File) {
  const problem = fileNameError(file.name, filmRule)
  if (problem) return problem === uploadMessages.name ? problem : mediaMessages.filmType
  if (file.size === 0) return uploadMessages.empty
  return file.size > filmRule.maxBytes ? mediaMessages.filmSize : null
}
