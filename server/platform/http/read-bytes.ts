import type { Readable } from 'node:stream'
import { message } from '#model/language/message.ts'
import { createBodyClock } from './body-clock.ts'
import { fail } from './problem.ts'

/** Chunks that may be of any size, and the bytes that each further one must add on average. */
const SMALL_PIECES_MAX = 5_000
const PIECE_MIN = 64

/**
 * The whole body, at most `max` bytes, whatever Content-Length says.
 * @throws HttpError 413 for more, 415 for a compressed body, 400 for an incomplete one, 408 for a slow one
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

type BodyOptions = {
  /** Stops reading. */
  signal?: AbortSignal | undefined
  /** Node's stream of the same body, which is several times faster than the one of the request. */
  incoming?: Readable | undefined
}

/**
 * The body in chunks, until `signal` is aborted. The server discards the rest (drain-body.ts); cancelling the stream
 * would close the connection before the response.
 * @throws HttpError 400 if the sender aborts or sends so many tiny chunks that they would keep the server busy, 408 if
 * it is too slow
 */
export async function* bodyOf(
  request: Request,
  { signal, incoming }: BodyOptions = {},
): AsyncGenerator<Uint8Array> {
  // The request may still have the body of a closed connection.
  const next = incoming && !incoming.destroyed ? readNode(incoming) : readWeb(request.body)
  const clock = createBodyClock()
  let size = 0
  for (let pieces = 1; ; pieces++) {
    const chunk = await clock.next(next().catch(brokenOff), signal)
    if (!chunk) return
    size += chunk.length
    if (size < (pieces - SMALL_PIECES_MAX) * PIECE_MIN) tooSmall()
    yield chunk
  }
}

/** Reads the next chunk; `undefined` at the end. */
type ReadNext = () => Promise<Uint8Array | undefined>

function readNode(incoming: Readable): ReadNext {
  const chunks = incoming.iterator({ destroyOnReturn: false })
  return () => chunks.next().then(({ value }) => value)
}

function readWeb(body: Request['body']): ReadNext {
  const reader = body?.getReader()
  return async () => (await reader?.read())?.value
}

/** Content-Length in bytes, or 0. */
export function declaredLength(request: Request) {
  return Number(request.headers.get('content-length') ?? 0) || 0
}

/** Refuses `Content-Encoding`, which no browser sends and which hides the real size. */
export function rejectCompressed(request: Request) {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return
  fail(415, 'The body is compressed. Please send it without Content-Encoding.')
}

/**
 * Decodes UTF-8. `what` begins the error message, for example "The body".
 * @throws HttpError 400
 */
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
  fail(400, message('The request came in too many small pieces. Please send it again.'))
}

function brokenOff(): never {
  fail(400, message('The request broke off before it was complete. Please send it again.'))
}
