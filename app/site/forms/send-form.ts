import type { FormResult } from '#model/form-result.ts'

/** Milliseconds; longer than the server's own upload timeout of five minutes. */
const TIMEOUT = 320_000

type SendFormOptions = {
  path: string
  body: FormData
  idempotencyKey: string
  /** Called with the uploaded fraction, 0 to 1. */
  onProgress: (fraction: number) => void
}

/**
 * Posts a form with its file and reports upload progress. Resolves with the server's result,
 * or null if the server is unreachable or its response is not JSON.
 */
export function sendForm({ path, body, idempotencyKey, onProgress }: SendFormOptions) {
  return new Promise<FormResult | null>((resolve) => {
    // fetch() does not report upload progress.
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

/** A random key: the server stores requests with the same key only once. */
export function newIdempotencyKey() {
  // crypto.randomUUID needs a secure context; this must also work over plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
