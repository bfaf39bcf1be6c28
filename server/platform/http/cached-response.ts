import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { Encoding } from './accept-encoding.ts'
import { gunzipTo, toBestBrotli, toBrotli, toGzip } from './compress.ts'
import { entityTag } from './entity-tag.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** A finished response: body and headers for each encoding. */
export type CachedResponse = {
  status: number
  /** Those that all encodings have. */
  headers: HeaderSet
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>
  /** Memory used. */
  bytes: number
}

/** `headers` without those that depend on the encoding. */
export type ResponseSource = { status: number; headers: HeaderSet; body: Bytes }

export type Variant = {
  tag: string
  /** Names and values in turn, as node:http takes them. */
  headers: string[]
  /** Headers of a 304. */
  unchangedHeaders: string[]
  /** Bytes of the body. */
  length: number
  /** Null if it is restored from gzip for each client that asks for it. */
  body: Bytes | null
  /** A small body, one character a byte: node:http sends headers and a string in one write, a fifth cheaper. */
  latin1: string | null
}

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[a-z]+\+(?:xml|json))|image\/svg)/

/** Bytes. For larger bodies two writes are cheaper. */
const SMALL = 8 * 1024

/** Estimated memory for the headers of one cached response. */
const OVERHEAD = 4096

/**
 * Compresses a response once; `brotli: false` is for one that is not cached. Does not keep the uncompressed body, which
 * is five times as large and hardly ever asked for.
 */
export async function createCachedResponse(
  source: ResponseSource,
  { brotli = true } = {},
): Promise<CachedResponse> {
  const { headers, body } = source
  const identity = createVariant(headers, 'identity', body)
  const isCompressible = compressible.test(headers['Content-Type'] ?? '') && body.length > 0
  if (!isCompressible) return complete(source, { identity })
  return complete(source, {
    ...(brotli && { br: createVariant(headers, 'br', await toBrotli(body)) }),
    gzip: createVariant(headers, 'gzip', await toGzip(body)),
    identity: { ...identity, body: null, latin1: null },
  })
}

/** The same response with smaller brotli; null if it has no brotli. */
export async function withBestBrotli(cached: CachedResponse) {
  const { headers, variants } = cached
  if (!variants.br) return null
  const body = await toBestBrotli(bodyOf(cached, variants.identity))
  return complete(cached, { ...variants, br: createVariant(headers, 'br', body) })
}

export function bodyOf({ variants }: CachedResponse, { body, length }: Variant): Bytes {
  if (body) return body
  if (!variants.gzip?.body) throw new Error('A response without its body has a gzip body.')
  return gunzipTo(variants.gzip.body, length)
}

/** Names and values in turn, as node:http takes them. */
export function rawHeadersOf(headers: HeaderSet) {
  return Object.entries(headers).flat()
}

function varyOf({ Vary: vary }: HeaderSet) {
  return vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding`
}

function createVariant(common: HeaderSet, encoding: Encoding, body: Bytes): Variant {
  const tag = entityTag(body)
  const { 'Content-Type': type, ...rest } = common
  const unchanged = { ...rest, ETag: tag, Vary: varyOf(common) }
  const full = {
    ...(type !== undefined && { 'Content-Type': type }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ...unchanged,
  }
  return {
    tag,
    headers: rawHeadersOf(full),
    unchangedHeaders: rawHeadersOf(unchanged),
    length: body.length,
    body,
    latin1: body.length <= SMALL ? Buffer.from(body).toString('latin1') : null,
  }
}

function complete(
  { status, headers }: Pick<ResponseSource, 'status' | 'headers'>,
  variants: CachedResponse['variants'],
): CachedResponse {
  const bodies = Object.values(variants).map(
    ({ body, latin1 }) => (body?.length ?? 0) + (latin1?.length ?? 0),
  )
  return { status, headers, variants, bytes: bodies.reduce((sum, bytes) => sum + bytes, OVERHEAD) }
}
