import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import {
  brotliCompress,
  createBrotliCompress,
  gunzipSync,
  gzip,
  constants as zlib,
} from 'node:zlib'

type Bytes = Uint8Array<ArrayBuffer>

/** Higher levels below 10 save less than 1 % on a page and take twice as long. */
const BROTLI_QUALITY = 6

/** Bytes compressed at a time at the highest quality: a process that exits waits for the current piece. */
const PIECE = 64 * 1024

export async function toBrotli(body: Bytes) {
  const params = { ...fitting(body), [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  return exact(await promisify(brotliCompress)(body, { params }))
}

export async function toGzip(body: Bytes) {
  return exact(await promisify(gzip)(body))
}

/** Brotli at its highest quality, which takes some hundred milliseconds of another thread for a page. */
export async function toBestBrotli(body: Bytes) {
  const count = Math.ceil(body.length / PIECE)
  const pieces = Array.from({ length: count }, (_, index) =>
    body.subarray(index * PIECE, (index + 1) * PIECE),
  )
  const compressor = createBrotliCompress({
    params: {
      ...fitting(body),
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_LGBLOCK]: Math.log2(PIECE),
    },
  })
  return exact(await buffer(Readable.from(pieces).pipe(compressor)))
}

/** A window no larger than the body: the compressor takes memory in proportion. */
function fitting({ length }: Bytes) {
  const bits = Math.ceil(Math.log2(length))
  const window = Math.min(zlib.BROTLI_DEFAULT_WINDOW, Math.max(16, bits))
  return { [zlib.BROTLI_PARAM_SIZE_HINT]: length, [zlib.BROTLI_PARAM_LGWIN]: window }
}

/** The original of `length` bytes. */
export function gunzipTo(body: Bytes, length: number) {
  return gunzipSync(body, { chunkSize: Math.max(length, zlib.Z_MIN_CHUNK) })
}

/** A copy without spare room: zlib's result can be a small part of its working memory. */
function exact(result: Buffer): Bytes {
  return new Uint8Array(result)
}
