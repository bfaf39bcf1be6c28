import { shownPerson } from '#app/admin/kit/run-action.ts'
import type { ActionResult } from '#model/action-result.ts'
import { actionPath, PERSON_HEADER } from '#model/admin-paths.ts'
import { extensionOf, fileError, uploadMessages } from '#model/leads/upload.ts'
import { filmRule, mediaMessages, mediaRule, SVG_BYTES_MAX } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'
import { firstFrame } from './first-frame.ts'

/** Milliseconds; longer than the server's own upload timeout of five minutes. */
const TIMEOUT = 320_000

type Options = {
  /** Of a film; without one, its first frame. */
  poster?: File
  /** Added later if it is missing. */
  alt?: string
  /** Called with the sent fraction, 0 to 1. */
  onProgress?: (fraction: number) => void
}

/** Adds a picture or film to the library. Never rejects: without a connection or session the result is a failure with a sentence. */
export async function uploadPicture(file: File, { poster, ...options }: Options = {}) {
  if (!isFilm(file)) return send({ file }, options)
  const error = filmError(file)
  if (error) return { ok: false, status: 422, message: error } as const
  const frame = poster ?? (await firstFrame(file).catch((error: Error) => error.message))
  if (typeof frame === 'string') return { ok: false, status: 422, message: frame } as const
  return send({ file: frame, film: file }, options)
}

export function isFilm({ name }: Pick<File, 'name'>) {
  return filmRule.extensions.includes(extensionOf(name))
}

function send(
  { file, film }: { file: File; film?: File },
  { alt, onProgress }: Omit<Options, 'poster'>,
) {
  return new Promise<ActionResult<MediaItem>>((resolve) => {
    const fail = (status: number, message: string) => resolve({ ok: false, status, message })
    const error = pictureError(file)
    if (error) return fail(422, error)
    const body = new FormData()
    body.set('file', file)
    if (film) body.set('film', film)
    if (alt) body.set('alt', alt)
    // fetch() does not report upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', actionPath('media.upload'))
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader(PERSON_HEADER, shownPerson())
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.timeout = TIMEOUT
    request.ontimeout = () => fail(0, mediaMessages.unreachable)
    request.onerror = () => fail(0, mediaMessages.unreachable)
    request.onload = () => resolve(resultOf(request))
    request.send(body)
  })
}

/** What the browser can find wrong with a file before the upload; null if nothing. */
function pictureError(file: File) {
  if (extensionOf(file.name) === 'svg' && file.size > SVG_BYTES_MAX) return mediaMessages.svgSize
  const error = fileError(file, mediaRule)
  if (error === null || error === uploadMessages.empty) return error
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : mediaMessages.type
}

function filmError(file: File) {
  if (file.size === 0) return uploadMessages.empty
  return file.size > filmRule.maxBytes ? mediaMessages.filmSize : null
}

function resultOf({ status, responseText }: XMLHttpRequest): ActionResult<MediaItem> {
  try {
    const result: ActionResult<MediaItem> = JSON.parse(responseText)
    // The sentence about the file says more than the one about the form.
    return result.ok ? result : { ...result, message: result.errors?.file ?? result.message }
  } catch {
    return { ok: false, status, message: messageFor(status) }
  }
}

function messageFor(status: number) {
  if (status === 401) return mediaMessages.signedOut
  if (status === 413) return mediaMessages.tooLarge
  return mediaMessages.unreachable
}
