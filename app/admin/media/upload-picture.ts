import { shownPerson } from '#app/admin/kit/send-change.ts'
import type { ActionResult } from '#model/action-result.ts'
import { PERSON_HEADER } from '#model/admin-paths.ts'
import { fileFault, uploadMessages } from '#model/leads/upload.ts'
import { mediaMessages, mediaPaths, mediaRule } from '#model/media/media.ts'
import type { MediaItem } from '#server/features/media/present-media.ts'

/** Milliseconds; longer than the server's own upload timeout of five minutes. */
const TIMEOUT = 320_000

type Options = {
  /** Added later if it is missing. */
  alt?: string
  /** Called with the sent fraction, 0 to 1. */
  onProgress?: (fraction: number) => void
}

/** Adds a picture to the library. Never rejects: without a connection or session the result is a failure with a sentence. */
export function uploadPicture(file: File, { alt, onProgress }: Options = {}) {
  return new Promise<ActionResult<MediaItem>>((resolve) => {
    const fail = (status: number, message: string) => resolve({ ok: false, status, message })
    const fault = pictureFault(file)
    if (fault) return fail(422, fault)
    const body = new FormData()
    body.set('file', file)
    if (alt) body.set('alt', alt)
    // fetch() does not report upload progress.
    const request = new XMLHttpRequest()
    request.open('POST', mediaPaths.library)
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
function pictureFault(file: File) {
  if (/\.svg$/i.test(file.name)) return mediaMessages.svg
  const fault = fileFault(file, mediaRule)
  if (fault === null || fault === uploadMessages.empty) return fault
  return file.size > mediaRule.maxBytes ? mediaMessages.tooLarge : mediaMessages.type
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
