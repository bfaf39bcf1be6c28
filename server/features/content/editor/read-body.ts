import { hasNul } from '#server/actions/nul.ts'
import { fail } from '#server/platform/http/problem.ts'

/** Maximum nesting; the deepest sample page has 8 levels. */
const DEPTH_MAX = 50

/**
 * Validates and normalizes the JSON that the editor sent.
 * @throws 422 if it is not JSON, empty, too deep or contains NUL
 */
export function readBodyText(text: string, key: string): string {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || isTooDeep(value)) {
    fail(422, 'This could not be read as a document. Reload the page and try again.')
  }
  if (hasNul(value)) {
    fail(422, 'A field contains a character that is not text. Remove it, then try again.')
  }
  return JSON.stringify(normalized(value, key))
}

function normalized(value: object, key: string) {
  return key === 'site' ? withoutDialedNumber(value) : value
}

/** The number to dial is made from the one shown, so that they cannot differ. */
function withoutDialedNumber(value: { phone?: unknown }) {
  const { phone } = value
  if (typeof phone !== 'object' || phone === null) return value
  const { number: _, ...shown } = phone as Record<string, unknown>
  return { ...value, phone: shown }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True for what no document nests as deeply. */
export function isTooDeep(value: unknown) {
  return isDeeper(value, DEPTH_MAX)
}

/** Stops at `levels`, so deep input cannot overflow the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1))
}
