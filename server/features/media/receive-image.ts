import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { extensionOf, uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages, mediaRule, mediaVersion } from '#model/media/media.ts'
import type { AdminContext } from '#server/platform/actions/admin-context.ts'
import { isDiskFull } from '#server/platform/files/disk-full.ts'
import { fileNameFault } from '#server/platform/files/file-name.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { PressFault, Size } from './process-image.ts'

/** A picture and its sizes take at most about so many times the bytes of the file that came. */
const SIZES_SHARE = 3

/** A picture's finished files, in place; `drop` takes them away again where no row came of it. */
export type Taken = Size & { version: string; drop(): Promise<void> }

/**
 * Hands `work` the uploaded file by its hash, and `make`, which turns it into the files of picture `id`.
 * @throws HttpError 422 with a sentence for the field `file`.
 */
export async function takeFile<T>(
  context: AdminContext,
  file: File,
  work: (
    received: ReceivedFile,
    make: (place: { id: string; slug: string }) => Promise<Taken>,
  ) => Promise<T>,
) {
  const fault = faultOf(file)
  if (fault) rejectFile(fault)
  if (!(await context.uploads.hasRoom(file.size * SIZES_SHARE)))
    rejectFile(mediaMessages.noRoom, 507)
  const received = await receive(context, file)
  try {
    await rejectVirus(context, received)
    return await work(received, (place) => makeFiles(context, file, received, place))
  } finally {
    await context.files.discard(received)
  }
}

function receive({ files, report }: AdminContext, file: File) {
  return files
    .receive(Readable.fromWeb(file.stream() as WebStream))
    .catch((error: unknown): never => {
      if (!isDiskFull(error)) throw error
      report(error)
      rejectFile(mediaMessages.noRoom, 507)
    })
}

async function rejectVirus({ scanner, report, log }: AdminContext, { path }: ReceivedFile) {
  const found = await scanner?.scan(path).catch((error: unknown) => {
    report(error)
    rejectFile(mediaMessages.unscanned, 503)
  })
  if (!found) return
  log(`Refused a picture: the virus scanner found ${found}.`)
  rejectFile(mediaMessages.virus)
}

async function makeFiles(
  { media, press, newId }: AdminContext,
  file: File,
  { path }: ReceivedFile,
  { id, slug }: { id: string; slug: string },
): Promise<Taken> {
  const draft = await media.draft()
  try {
    const pressed = await press({ path, extension: extensionOf(file.name), folder: draft, slug })
    if ('fault' in pressed) return rejectFile(sentenceFor(pressed.fault, extensionOf(file.name)))
    const version = mediaVersion(newId().slice(-12), pressed)
    await media.keep(draft, { id, version })
    return { ...pressed, version, drop: () => media.remove(id, version) }
  } finally {
    await media.discard(draft)
  }
}

function faultOf(file: File) {
  if (extensionOf(file.name) === 'svg') return mediaMessages.svg
  const fault = fileNameFault(file.name, mediaRule)
  if (fault) return fault === uploadMessages.name ? fault : mediaMessages.type
  if (file.size === 0) return uploadMessages.empty
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : null
}

function sentenceFor(fault: PressFault, extension: string) {
  return fault === 'mismatch' ? uploadMessages.mismatch(extension) : mediaMessages[fault]
}

export function rejectFile(sentence: string, status = 422): never {
  fail(status, sentence, { errors: { file: sentence } })
}
