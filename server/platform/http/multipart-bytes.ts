import { fail } from './problem.ts'

/** RFC 2046. */
const BOUNDARY_MAX = 70

/** U+FFFD in UTF-8. A decoder also puts it in place of invalid bytes. */
const replacement = Buffer.from('\ufffd')

/** Counts in the raw body, to detect errors that busboy does not report. */
export type Counts = {
  push(chunk: Uint8Array): void
  /** Boundaries so far: one more than parts if the form is complete. */
  boundaries(): number
  /** U+FFFD as sent; more of them in the decoded texts mean invalid UTF-8. */
  replacements(): number
}

/**
 * Counts across the chunks of a body.
 * @throws HttpError 400 if the content type has no usable boundary
 */
export function countBytes(contentType: string): Counts {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain ?? ''
  if (boundary === '' || boundary.length > BOUNDARY_MAX) {
    fail(400, 'The form has no usable boundary between its parts. Please send it again.')
  }
  // The first boundary has no line break before it.
  const boundaries = counterOf(Buffer.from(`\r\n--${boundary}`, 'latin1'), '\r\n')
  const replacements = counterOf(replacement)
  return {
    push(chunk) {
      boundaries.push(chunk)
      replacements.push(chunk)
    },
    boundaries: boundaries.count,
    replacements: replacements.count,
  }
}

/** `wanted` must not overlap with itself. */
function counterOf(wanted: Buffer, before = '') {
  const reach = wanted.length - 1
  let count = 0
  let rest = Buffer.from(before)
  return {
    push(chunk: Uint8Array) {
      // Across two chunks; the chunk itself is large and not copied.
      const edge = Buffer.concat([rest, chunk.subarray(0, reach)])
      count += countIn(edge, wanted) + countIn(chunk, wanted)
      const end = chunk.length < reach ? edge : Buffer.from(chunk.subarray(-reach))
      rest = end.subarray(-reach)
    },
    count: () => count,
  }
}

function countIn(bytes: Uint8Array, wanted: Buffer) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let count = 0
  for (let from = buffer.indexOf(wanted); from !== -1; count++) {
    from = buffer.indexOf(wanted, from + wanted.length)
  }
  return count
}

/** Counts U+FFFD in a text. */
export function replacementsIn(text: string) {
  return text.split('\ufffd').length - 1
}
