import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { extensionOf, uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages, mediaRule, mediaVersion, SVG_BYTES_MAX } from '#model/media/media.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import type { MediaRow } from '#server/platform/db/rows/media.ts'
import { isDiskFull } from '#server/platform/files/disk-full.ts'
import { fileNameError } from '#server/platform/files/file-name.ts'
import type { ReceivedFile } from '#server/platform/files/file-store.ts'
import { fail } from '#server/platform/http/problem.ts'
import { ORIGINAL } from './media-store.ts'
import type { ImageProblem, Size } from './process-image.ts'

/** Who adds pictures and films: a person, or the server. */
export type MediaContext = Pick<
  Deps,
  | 'store'
  | 'files'
  | 'uploads'
  | 'scanner'
  | 'media'
  | 'imageProcessor'
  | 'clock'
  | 'newId'
  | 'report'
  | 'log'
> & { actor: Pick<Actor, 'id' | 'name'> | null }

/** A picture with all sizes and the kept upload takes about this multiple of the uploaded bytes. */
const SIZES_SHARE = 4

/** The picture to make, and the film whose first frame it is. */
type Target = { id: string; slug: string; film?: ReceivedFilm | undefined }

/** A film that was received and checked. */
export type ReceivedFilm = ReceivedFile & { format: 'mp4' | 'webm' }

/** What a picture's row says of its stored files; `drop` deletes them if no row was written. */
export type StoredImage = Size &
  Pick<MediaRow, 'version' | 'format' | 'unfinished' | 'attempts' | 'due_at'> & {
    drop(): Promise<void>
  }

/**
 * Receives and checks an upload, then calls `work` with it and `make`, which makes the smallest size of picture `id` and
 * keeps the upload for the others (finish-pictures.ts).
 * @throws 422 with an error for `file`, 503 without virus scanner, 507 without disk space
 */
export async function receiveImage<T>(
  context: MediaContext,
  file: File,
  work: (received: ReceivedFile, make: (target: Target) => Promise<StoredImage>) => Promise<T>,
) {
  const problem = problemOf(file)
  if (problem) rejectFile(problem)
  if (!(await context.uploads.hasRoom(file.size * SIZES_SHARE)))
    rejectFile(mediaMessages.noRoom, 507)
  const received = await receive(context, file)
  try {
    await rejectVirus(context, received)
    return await work(received, (target) => makeFiles(context, file, received, target))
  } finally {
    await context.files.discard(received)
  }
}

export function receive({ files }: MediaContext, file: File) {
  return files
    .receive(Readable.fromWeb(file.stream() as WebStream))
    .catch((error: unknown): never => {
      if (!isDiskFull(error)) throw error
      rejectFile(mediaMessages.noRoom, 507)
    })
}

export async function rejectVirus({ scanner, report, log }: MediaContext, { path }: ReceivedFile) {
  const found = await scanner?.scan(path).catch((error: unknown) => {
    report(error)
    rejectFile(mediaMessages.unscanned, 503)
  })
  if (!found) return
  log(`Refused a picture: the virus scanner found ${found}.`)
  rejectFile(mediaMessages.virus)
}

async function makeFiles(
  { media, imageProcessor, clock, newId }: MediaContext,
  file: File,
  { path }: ReceivedFile,
  { id, slug, film }: Target,
): Promise<StoredImage> {
  const extension = extensionOf(file.name)
  const draft = await media.draft()
  try {
    const processed = await imageProcessor({ part: 'first', path, extension, folder: draft, slug })
    if ('problem' in processed) return rejectFile(messageFor(processed.problem, extension))
    const version = mediaVersion(newId().slice(-12), processed)
    if (film) await copyFile(film.path, join(draft, `${slug}.${film.format}`))
    const isSvg = extension === 'svg'
    if (!isSvg) await copyFile(path, join(draft, ORIGINAL))
    await media.keep(draft, { id, version })
    const rest = {
      format: film?.format ?? (isSvg ? 'svg' : 'photo'),
      ...{ unfinished: isSvg ? null : extension, attempts: 0 },
      due_at: isSvg ? null : clock().toISOString(),
    } as const
    return { ...processed, version, ...rest, drop: () => media.remove(id, version) }
  } finally {
    await media.discard(draft)
  }
}

function problemOf(file: File) {
  const problem = fileNameError(file.name, mediaRule)
  if (problem) return problem === uploadMessages.name ? problem : mediaMessages.type
  if (file.size === 0) return uploadMessages.empty
  if (extensionOf(file.name) === 'svg' && file.size > SVG_BYTES_MAX) return mediaMessages.svgSize
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : null
}

function messageFor(problem: ImageProblem, extension: string) {
  return problem === 'mismatch' ? uploadMessages.mismatch(extension) : mediaMessages[problem]
}

export function rejectFile(message: string, status = 422): never {
  fail(status, message, { errors: { file: message } })
}
