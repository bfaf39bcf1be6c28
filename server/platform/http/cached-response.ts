import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, createBrotliCompress, gzip, constants as zlib } from 'node:zlib'
import {
  acceptedEncodings,
  type Encoding,
  encodings,
} from '#server/platform/http/accept-encoding.ts'
import { entityTag, matchesEntityTag } from '#server/platform/http/entity-tag.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

/** A finished response: body and headers for each encoding. */
export type CachedResponse = {
  source: ResponseSource
  variants: Partial<Record<Encoding, Variant>>
  /** Memory used. */
  bytes: number
}

/** `headers` without those that depend on the encoding. */
export type ResponseSource = { status: number; headers: HeaderSet; body: Uint8Array<ArrayBuffer> }

type Variant = { tag: string; full: Message; unchanged: Message }

/** A response as fetch returns it, and with headers as node:http sends them: names and values in turn. */
type Message = {
  status: number
  headers: HeaderSet
  rawHeaders: string[]
  body: Uint8Array<ArrayBuffer> | null
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[a-z]+\+(?:xml|json))|image\/svg)/

/** Estimated memory for the headers of one cached response. */
const OVERHEAD = 4096

/** Bytes compressed at a time at the highest quality: a process that exits waits for the current piece. */
const PIECE = 64 * 1024

/** Higher levels below 10 save less than 1 % on a page and take twice as long. */
const BROTLI_QUALITY = 6

const compress = { br: toBrotli, gzip: promisify(gzip) }

/** Compresses a response once. `wanted` lists the encodings to prepare and includes `identity`. */
export async function createCachedResponse(
  source: ResponseSource,
  wanted: readonly Encoding[] = encodings,
): Promise<CachedResponse> {
  const shrinks = compressible.test(source.headers['Content-Type'] ?? '') && source.body.length > 0
  const variants: CachedResponse['variants'] = {}
  for (const encoding of shrinks ? wanted : (['identity'] as const)) {
    const body = encoding === 'identity' ? source.body : await compress[encoding](source.body)
    variants[encoding] = createVariant(source, encoding, body)
  }
  return { source, variants, bytes: sizeOf(variants) }
}

/**
 * The same response with brotli at its highest quality, which takes some hundred milliseconds of another thread for a
 * page; null if brotli is not among its encodings.
 */
export async function withBestBrotli({ source, variants }: CachedResponse) {
  if (!variants.br) return null
  const best = createVariant(source, 'br', await toBestBrotli(source.body))
  const changed = { ...variants, br: best }
  return { source, variants: changed, bytes: sizeOf(changed) }
}

/** Answers one request: 304 if the ETag matches, no body for HEAD. */
export function respondWith(cached: CachedResponse, { method, headers: asked }: Request) {
  const { status, headers, body } = chooseMessage(
    cached,
    asked.get('Accept-Encoding'),
    asked.get('If-None-Match'),
  )
  return new Response(method === 'HEAD' ? null : body, { status, headers })
}

/** The same with node:http and with more headers, without the costs of Request and Response. */
export function sendCached(
  cached: CachedResponse,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  moreHeaders: readonly string[],
) {
  const { status, rawHeaders, body } = chooseMessage(
    cached,
    asked['accept-encoding'],
    asked['if-none-match'],
  )
  response.writeHead(status, moreHeaders.length > 0 ? rawHeaders.concat(moreHeaders) : rawHeaders)
  response.end(method === 'HEAD' ? null : body)
}

function chooseMessage(
  { source, variants }: CachedResponse,
  accepted: string | null | undefined,
  known: string | null | undefined,
) {
  const encoding = acceptedEncodings(accepted).find((one) => variants[one])
  const variant = variants[encoding ?? 'identity']
  if (!variant) throw new Error('A cached response always has an uncompressed body.')
  const isKnown = source.status === 200 && matchesEntityTag(known, variant.tag)
  return isKnown ? variant.unchanged : variant.full
}

function toBrotli(body: Uint8Array) {
  return promisify(brotliCompress)(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

function toBestBrotli(body: Uint8Array) {
  const count = Math.ceil(body.length / PIECE)
  const pieces = Array.from({ length: count }, (_, index) =>
    body.subarray(index * PIECE, (index + 1) * PIECE),
  )
  const compressor = createBrotliCompress({
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
      [zlib.BROTLI_PARAM_LGBLOCK]: Math.log2(PIECE),
    },
  })
  return buffer(Readable.from(pieces).pipe(compressor))
}

function createVariant(
  { status, headers: common }: ResponseSource,
  encoding: Encoding,
  body: Uint8Array<ArrayBuffer>,
): Variant {
  const tag = entityTag(body)
  const headers: Record<string, string> = {
    ...common,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ETag: tag,
    Vary: 'Accept-Encoding',
  }
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...rest } = headers
  return {
    tag,
    full: {
      status,
      headers,
      rawHeaders: rawHeadersOf(headers),
      body: body.length > 0 ? body : null,
    },
    unchanged: { status: 304, headers: rest, rawHeaders: rawHeadersOf(rest), body: null },
  }
}

/** Names and values in turn, as node:http takes them. */
export function rawHeadersOf(headers: HeaderSet) {
  return Object.entries(headers).flat()
}

function sizeOf(variants: CachedResponse['variants']) {
  const bodies = Object.values(variants).map(({ full }) => full.body?.length ?? 0)
  return bodies.reduce((sum, bytes) => sum + bytes, OVERHEAD)
}
