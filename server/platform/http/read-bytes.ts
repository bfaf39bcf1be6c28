import { createBodyClock } from './body-clock.ts'
import { fail } from './problem.ts'

/** Pieces of a body that may be of any size, and the bytes that each further one must add on average. */
const SMALL_PIECES_MAX = 5_000
const PIECE_MIN = 64

/**
 * The whole body, at most `max` bytes, counted whatever Content-Length says.
 * @throws HttpError 413 for more, 415 for a compressed body, 400 for one that breaks off, 408 for one that is too slow.
 */
export async function readBytes(request: Request, max: number) {
  rejectCompressed(request)
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

/**
 * The body piece by piece, until `signal` is aborted. What is left of it when the reader stops is discarded by the
 * connection (drain-body.ts); cancelling the stream would close it before the answer.
 * @throws HttpError 400 where the sender breaks off or sends tiny pieces, whose number alone would keep the server busy; 408
 * where it is too slow.
 */
export async function* bodyOf(request: Request, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  if (!request.body) return
  const reader = request.body.getReader()
  const clock = createBodyClock()
  const read = () => reader.read().then(({ value }) => value, brokenOff)
  let size = 0
  for (let pieces = 1; ; pieces++) {
    const chunk = await clock.next(read(), signal)
    if (!chunk) return
    size += chunk.length
    if (size < (pieces - SMALL_PIECES_MAX) * PIECE_MIN) tooSmall()
    yield chunk
  }
}

/** Bytes as Content-Length gives them, 0 where it does not. */
export function declaredLength(request: Request) {
  return Number(request.headers.get('content-length') ?? 0) || 0
}

/** Refuses `Content-Encoding`, which no browser sends and which hides the real size. */
export function rejectCompressed(request: Request) {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return
  fail(415, 'The body is compressed. Please send it without Content-Encoding.')
}

/** UTF-8 or a HttpError 400; `what` begins the sentence, for example "The body". */
export function utf8(bytes: Uint8Array, what: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    fail(400, `${what} is not valid UTF-8.`)
  }
}

function tooLarge(max: number): never {
  fail(413, `The body is larger than ${Math.round(max / 1024)} kB. Please send less.`)
}

function tooSmall(): never {
  fail(400, 'The request came in too many small pieces. Please send it again.')
}

function brokenOff(): never {
  fail(400, 'The request broke off before it was complete. Please send it again.')
}
