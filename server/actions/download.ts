import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'

/** A file that leaves the back office: its name as a person knows it, its kind, its bytes as they come. */
export type Download = {
  name: string
  mediaType: string
  body: Readable | AsyncIterable<string | Uint8Array>
  /** Shown in a frame of ours, without any right, instead of being saved. */
  isShown?: boolean
}

/** A page that only shows: its own styles and the pictures inside it, no script, no form, no link out of its frame. */
const shownPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox"

/** Saved, or shown without any right: what a visitor sent must not run under our address. */
export function downloadResponse({ name, mediaType, body, isShown }: Download) {
  const stream = body instanceof Readable ? body : Readable.from(bytesOf(body))
  const plain = name.replace(/[^\w.-]+/g, '_')
  return new Response(Readable.toWeb(stream) as WebStream<Uint8Array> as BodyInit, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': isShown ? shownPolicy : `${closedPolicy}; sandbox`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}

/** The web's streams take bytes alone. */
async function* bytesOf(body: AsyncIterable<string | Uint8Array>) {
  for await (const piece of body) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
