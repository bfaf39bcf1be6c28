import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { mediaMessages, mediaRule, mediaVersion } from '#model/media.ts'
import { extensionOf, uploadMessages } from '#model/upload.ts'
import type { Desk } from '#server/back-office/desk.ts'
import { fileNameFault } from '#server/files/file-name.ts'
import type { ReceivedFile } from '#server/files/file-store.ts'
import { refuse } from '#server/http/problem.ts'
import type { PressFault, Size } from './press-picture.ts'

/** A picture's finished files, in place; `drop` takes them away again where no row came of it. */
export type Taken = Size & { version: string; drop(): Promise<void> }

/**
 * Hands `work` the uploaded file by its hash, and `make`, which turns it into the files of picture `id`.
 * @throws Refusal 422 with a sentence for the field `file`.
 */
export async function takeFile<T>(
  desk: Desk,
  file: File,
  work: (
    received: ReceivedFile,
    make: (place: { id: string; slug: string }) => Promise<Taken>,
  ) => Promise<T>,
) {
  const fault = faultOf(file)
  if (fault) refuseFile(fault)
  const received = await desk.files.receive(Readable.fromWeb(file.stream() as WebStream))
  try {
    return await work(received, (place) => makeFiles(desk, file, received, place))
  } finally {
    await desk.files.discard(received)
  }
}

async function makeFiles(
  { media, press, newId }: Desk,
  file: File,
  { path }: ReceivedFile,
  { id, slug }: { id: string; slug: string },
): Promise<Taken> {
  const draft = await media.draft()
  try {
    const pressed = await press({ path, extension: extensionOf(file.name), folder: draft, slug })
    if ('fault' in pressed) return refuseFile(sentenceFor(pressed.fault, extensionOf(file.name)))
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

export function refuseFile(sentence: string): never {
  refuse(422, sentence, { errors: { file: sentence } })
}
