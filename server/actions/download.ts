import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'

/** A file download: its display name, media type and content as a stream. */
export type Download = {
  name: string
  mediaType: string
  body: Readable | AsyncIterable<string | Uint8Array>
  /** In bytes, so that browsers show how much is left. */
  size?: number
  /** Shown in a sandboxed frame instead of being saved. */
  isShown?: boolean
  /** Shown with the pictures of the site, whose address this is; null if it is not known. */
  picturesOf?: string | null
}

/** Allows inline styles and pictures from here only: no scripts, no forms, no links out of the frame. */
function shownPolicy(picturesOf?: string | null) {
  const hasPictures = picturesOf !== undefined
  const pictures = hasPictures ? `data: 'self' ${picturesOf ?? ''}`.trim() : 'data:'
  const sandbox = hasPictures ? 'sandbox allow-same-origin' : 'sandbox'
  return `default-src 'none'; style-src 'unsafe-inline'; img-src ${pictures}; frame-ancestors 'self'; ${sandbox}`
}

/** A download, or a sandboxed page: visitors' files must not run scripts on our origin. */
export function downloadResponse(download: Download) {
  const { name, mediaType, body, size, isShown, picturesOf } = download
  const stream = body instanceof Readable ? body : Readable.from(bytesOf(body))
  const plain = name.replace(/[^\w.-]+/g, '_')
  return new Response(Readable.toWeb(stream) as WebStream<Uint8Array> as BodyInit, {
    headers: {
      'Content-Type': mediaType,
      ...(size !== undefined && { 'Content-Length': String(size) }),
      'Content-Disposition': `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': isShown ? shownPolicy(picturesOf) : `${closedPolicy}; sandbox`,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  })
}

/** Web streams accept bytes only. */
async function* bytesOf(body: AsyncIterable<string | Uint8Array>) {
  for await (const piece of body) yield typeof piece === 'string' ? Buffer.from(piece) : piece
}
