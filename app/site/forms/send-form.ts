import type { FormResult } from '#model/form-result.ts'

/** The server itself gives up on an upload after five minutes; in milliseconds. */
const TIMEOUT = 320_000

type Sending = {
  path: string
  body: FormData
  idempotencyKey: string
  /** Called with the share of the body that has left, 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Sends a form with its file and reports how far it is. Resolves with the server's answer,
 * with null when the server could not be reached or said nothing that can be read.
 */
export function sendForm({ path, body, idempotencyKey, onProgress }: Sending) {
  return new Promise<FormResult | null>((resolve) => {
    // fetch() still cannot tell how much of an upload has left.
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.timeout = TIMEOUT
    request.ontimeout = () => resolve(null)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    request.send(body)
  })
}

function readAnswer(request: XMLHttpRequest): FormResult | null {
  try {
    const answer: FormResult = JSON.parse(request.responseText)
    return { ...answer, status: request.status }
  } catch {
    return null
  }
}

/** A key under which the server stores what is sent once, however often it arrives. */
export function newIdempotencyKey() {
  // randomUUID exists on secure origins only; this must work on a plain LAN address too.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
