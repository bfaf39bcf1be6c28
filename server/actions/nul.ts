import { fail } from '#server/platform/http/problem.ts'

const NUL = String.fromCharCode(0)

/** PostgreSQL text cannot contain NUL; queries are read without it. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(NUL, '')
  if (Array.isArray(value)) return value.map(withoutNul)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNul(one)]))
}

/**
 * Rejects text with NUL that would be stored.
 * @throws HttpError 422 with a message per field.
 */
export function rejectNul<T>(given: T): T {
  if (!isRecord(given)) return given
  const fields = Object.keys(given).filter((name) => hasNul(given[name]))
  if (fields.length === 0) return given
  const sentence = 'This contains a character that is not text. Remove it, then try again.'
  fail(422, sentence, { errors: Object.fromEntries(fields.map((name) => [name, sentence])) })
}

/** Recurses into lists and records; inputs are never deeply nested. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL)
  if (Array.isArray(value)) return value.some(hasNul)
  return isRecord(value) && Object.values(value).some(hasNul)
}

/** False for files and other class instances. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
