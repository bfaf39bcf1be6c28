import { refuse } from './problem.ts'

/** RFC 2046. */
const BOUNDARY_MAX = 70

/** Maps every byte from 0x80 to 0xFF to a private character of its own, so that no byte is lost. */
export const RAW_CHARSET = 'x-user-defined'

const raw = /^[\0-\x7f\uf780-\uf7ff]*$/

/** A field's text: raw bytes as UTF-8, or what the part's own charset made of them. Null if not valid. */
export function decodeField(value: string) {
  if (!raw.test(value)) return value.includes('\ufffd') ? null : value
  const bytes = Uint8Array.from(value, (character) => character.charCodeAt(0) & 0xff)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Counts the boundaries in a body that comes in chunks: one more than it has parts. */
export function countDelimiters(contentType: string) {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > BOUNDARY_MAX) {
    refuse(400, 'The form has no usable boundary between its parts. Please send it again.')
  }
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  let count = 0
  // The first boundary has no line before it.
  let rest: Uint8Array = Buffer.from('\r\n')
  return {
    push(chunk: Uint8Array) {
      const bytes = Buffer.concat([rest, chunk])
      let from = 0
      for (;;) {
        const found = bytes.indexOf(delimiter, from)
        if (found === -1) break
        count += 1
        from = found + delimiter.length
      }
      rest = bytes.subarray(Math.max(from, bytes.length - delimiter.length + 1))
    },
    count: () => count,
  }
}
