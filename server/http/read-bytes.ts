import { refuse } from './problem.ts'

/**
 * The whole body, at most `max` bytes, counted whatever Content-Length says.
 * @throws Refusal 413 for more, 415 for a compressed body, 400 for one that breaks off.
 */
export async function readBytes(request: Request, max: number) {
  refuseCompressed(request)
  if (declaredLength(request) > max) tooLarge(max)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bodyOf(request)) {
    size += chunk.length
    if (size > max) tooLarge(max)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body piece by piece; one that breaks off is the sender's fault (400). */
export async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokenOff)
      if (done) return
      yield value
    }
  } finally {
    // Only asks the sender to stop; a stream that is over or broken already needs nothing.
    reader.cancel().catch(() => {})
  }
}

/** Bytes as Content-Length gives them, 0 where it does not. */
export function declaredLength(request: Request) {
  return Number(request.headers.get('content-length') ?? 0) || 0
}

/** Refuses `Content-Encoding`, which no browser sends and which hides the real size. */
export function refuseCompressed(request: Request) {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return
  refuse(415, 'The body is compressed. Please send it without Content-Encoding.')
}

/** UTF-8 or a Refusal 400; `what` begins the sentence, for example "The body". */
export function utf8(bytes: Uint8Array, what: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    refuse(400, `${what} is not valid UTF-8.`)
  }
}

function tooLarge(max: number): never {
  refuse(413, `The body is larger than ${Math.round(max / 1024)} kB. Please send less.`)
}

function brokenOff(): never {
  refuse(400, 'The request broke off before it was complete. Please send it again.')
}
