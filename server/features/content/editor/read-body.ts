import { hasNul } from '#server/platform/actions/nul.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { NewId } from '#server/platform/runtime.ts'

/** Characters of a document's JSON; our longest page has sixty thousand. */
export const BODY_MAX = 1_000_000

/** Lists and records inside one another; our deepest page has eight. */
const DEPTH_MAX = 50

/**
 * What the editor sent, as JSON.
 * @throws HttpError 422 for what is none, is empty, or could not be stored.
 */
export function readBodyText(text: string, key: string, newId: NewId): string {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || isDeeper(value, DEPTH_MAX)) {
    fail(422, 'This could not be read as a document. Reload the page and try again.')
  }
  if (hasNul(value)) {
    fail(422, 'A field contains a character that is not text. Take it out, then try again.')
  }
  return JSON.stringify(key === 'faqs' ? withIds(value, newId) : value)
}

/** Questions are known by their ids (specification 7); a new one gets its own. */
function withIds(value: object, newId: NewId) {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null) return item
    return { ...item, id: 'id' in item && item.id ? item.id : newId() }
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Goes no deeper than asked: what follows would have no end on the stack. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}
