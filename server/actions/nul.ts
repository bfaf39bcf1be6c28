import { fail } from '#server/platform/http/problem.ts'

const NUL = String.fromCharCode(0)

/** PostgreSQL takes no NUL in a text; in what an address asks for it is as if it were not there. */
export function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(NUL, '')
  if (Array.isArray(value)) return value.map(withoutNul)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutNul(one)]))
}

/**
 * What somebody gives to be stored, if it is text.
 * @throws HttpError 422 with a sentence by field.
 */
export function rejectNul<T>(given: T): T {
  if (!isRecord(given)) return given
  const fields = Object.keys(given).filter((name) => hasNul(given[name]))
  if (fields.length === 0) return given
  const sentence = 'This contains a character that is not text. Remove it, then try again.'
  fail(422, sentence, { errors: Object.fromEntries(fields.map((name) => [name, sentence])) })
}

/** Looks into lists and records too; nothing that is given is nested deeply. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL)
  if (Array.isArray(value)) return value.some(hasNul)
  return isRecord(value) && Object.values(value).some(hasNul)
}

/** False for files and whatever else is more than its fields. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
