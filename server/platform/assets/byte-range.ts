/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, 14.2). "unsatisfiable" lies outside the file; null
 * means the whole file: no range, several, or an invalid one.
 */
export function readByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '') return last === '' ? null : readSuffix(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start < size ? { start, end } : 'unsatisfiable'
}

function readSuffix(length: number, size: number) {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(size - length, 0), end: size - 1 }
}
