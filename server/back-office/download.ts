import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { closedPolicy } from '#server/security/content-security-policy.ts'

/** A file that leaves the back office: its name as a person knows it, its kind, its bytes as they come. */
export type Download = {
  name: string
  mediaType: string
  body: Readable | AsyncIterable<string | Uint8Array>
}

/** Always saved, never shown: what a visitor sent must not run under our address. */
export function downloadResponse({ name, mediaType, body }: Download) {
  const stream = body instanceof Readable ? body : Readable.from(body, { objectMode: false })
  const plain = name.replace(/[^\w.-]+/g, '_')
  return new Response(Readable.toWeb(stream) as WebStream<Uint8Array> as BodyInit, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': `${closedPolicy}; sandbox`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}
