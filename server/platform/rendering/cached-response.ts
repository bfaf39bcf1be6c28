import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { chooseEncoding, type Encoding, encodings } from '#server/platform/http/accept-encoding.ts'
import { entityTag, matchesEntityTag } from '#server/platform/http/entity-tag.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'

/** A finished page: body and headers for each encoding. */
export type CachedResponse = {
  status: number
  variants: Partial<Record<Encoding, PageVariant>>
  /** Memory used. */
  bytes: number
}

type PageVariant = { body: Uint8Array<ArrayBuffer>; tag: string; headers: HeaderSet }

const compressible =
  /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json|[a-z]+\+(?:xml|json))|image\/svg)/

/** Estimated memory for the headers of one cached page. */
const OVERHEAD = 4096

/** Higher levels save less than 1 % on a page and take twice as long. */
const BROTLI_QUALITY = 6

const compress = { br: toBrotli, gzip: promisify(gzip) }

/** Compresses a page once. `wanted` lists the encodings to prepare and includes `identity`. */
export async function createCachedResponse(
  page: { status: number; headers: HeaderSet; body: Uint8Array<ArrayBuffer> },
  wanted: readonly Encoding[] = encodings,
): Promise<CachedResponse> {
  const shrinks = compressible.test(page.headers['Content-Type'] ?? '') && page.body.length > 0
  const variants: CachedResponse['variants'] = {}
  let bytes = OVERHEAD
  for (const encoding of shrinks ? wanted : (['identity'] as const)) {
    const body = encoding === 'identity' ? page.body : await compress[encoding](page.body)
    const tag = entityTag(page.body, encoding === 'identity' ? '' : `-${encoding}`)
    variants[encoding] = { body, tag, headers: variantHeaders(page.headers, encoding, tag, body) }
    bytes += body.length
  }
  return { status: page.status, variants, bytes }
}

/** Answers one request: 304 if the ETag matches, no body for HEAD. */
export function respondWith(page: CachedResponse, request: Request) {
  const offered = Object.keys(page.variants) as Encoding[]
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), offered)
  const variant = page.variants[encoding] ?? page.variants.identity
  if (!variant) throw new Error('A cached response always has an uncompressed body.')
  if (page.status === 200 && matchesEntityTag(request.headers.get('If-None-Match'), variant.tag)) {
    return new Response(null, { status: 304, headers: unchangedHeaders(variant.headers) })
  }
  const body = request.method === 'HEAD' || variant.body.length === 0 ? null : variant.body
  return new Response(body, { status: page.status, headers: variant.headers })
}

function toBrotli(body: Uint8Array) {
  return promisify(brotliCompress)(body, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

function variantHeaders(headers: HeaderSet, encoding: Encoding, tag: string, body: Uint8Array) {
  return {
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': String(body.length),
    ETag: tag,
    Vary: 'Accept-Encoding',
  }
}

function unchangedHeaders(headers: HeaderSet) {
  const { 'Content-Length': _, 'Content-Type': __, 'Content-Encoding': ___, ...rest } = headers
  return rest
}
