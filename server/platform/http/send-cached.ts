import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncodings } from './accept-encoding.ts'
import { bodyOf, type CachedResponse } from './cached-response.ts'
import { matchesEntityTag } from './entity-tag.ts'

/** Answers one request: 304 if the ETag matches, no body for HEAD. */
export function respondWith(cached: CachedResponse, { method, headers: asked }: Request) {
  const { status, headers, sent } = chooseMessage(
    cached,
    method,
    asked.get('Accept-Encoding'),
    asked.get('If-None-Match'),
  )
  const body = sent && bodyOf(cached, sent)
  return new Response(body, { status, headers: pairsOf(headers) })
}

/** The same with node:http and with more headers, without the costs of Request and Response. */
export function sendCached(
  cached: CachedResponse,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  moreHeaders: readonly string[],
) {
  const { status, headers, sent } = chooseMessage(
    cached,
    method,
    asked['accept-encoding'],
    asked['if-none-match'],
  )
  response.writeHead(status, moreHeaders.length > 0 ? headers.concat(moreHeaders) : headers)
  if (sent) response.end(sent.latin1 ?? bodyOf(cached, sent), 'latin1')
  else response.end()
}

/** `sent` has the body; null if there is none. */
function chooseMessage(
  { status, variants }: CachedResponse,
  method: string | undefined,
  accepted: string | null | undefined,
  known: string | null | undefined,
) {
  const encoding = acceptedEncodings(accepted).find((one) => variants[one]) ?? 'identity'
  const variant = variants[encoding] ?? variants.identity
  const { headers, unchangedHeaders, length } = variant
  if (status === 200 && matchesEntityTag(known, variant.tag)) {
    return { status: 304, headers: unchangedHeaders, sent: null }
  }
  const hasBody = method !== 'HEAD' && length > 0
  return { status, headers, sent: hasBody ? variant : null }
}

/** As fetch takes them. */
function pairsOf(headers: string[]) {
  return headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  )
}
