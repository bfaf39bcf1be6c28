import { isFields } from './json-schema.ts'
import { randomId } from './unique-id.ts'

/**
 * The id of a list entry within its list. Paths, comments and comparisons name entries by it ("blocks.kqzwpxa.title"), so
 * that they stay with their entry wherever it moves. Entries that are plain values or lists themselves have none.
 */
export const ENTRY_ID = '_id'

const idPattern = /^[a-z]{1,40}$/

/** The step of a path that leads to an entry: its id, or its index if it has none. */
export function stepTo(entry: unknown, index: number) {
  return idOfEntry(entry) ?? String(index)
}

/** The id of an entry; null for a plain value. */
export function idOfEntry(entry: unknown) {
  return isFields(entry) && typeof entry[ENTRY_ID] === 'string' ? entry[ENTRY_ID] : null
}

/** True for the step to an entry without an id. */
export function isIndex(step: string) {
  return /^(0|[1-9]\d*)$/.test(step)
}

/** The index in a list of the entry that a step leads to; -1 if there is none. */
export function indexAt(list: readonly unknown[], step: string) {
  if (isIndex(step)) return Number(step) < list.length ? Number(step) : -1
  return list.findIndex((entry) => idOfEntry(entry) === step)
}

/**
 * The value with an id in each list entry that has none, or the same as one before it. They are made from the entry's
 * content: whoever reads the same value gets the same ids.
 */
export function withEntryIds<T>(value: T): T {
  return mapLists(value, (list) => {
    const taken = new Set<string>()
    return list.map((entry) => {
      if (!isFields(entry)) return entry
      const own = idOfEntry(entry)
      const content = JSON.stringify(entry)
      let id = own !== null && idPattern.test(own) ? own : idFrom(content)
      for (let count = 1; taken.has(id); count++) id = idFrom(`${content} ${count}`)
      taken.add(id)
      return { [ENTRY_ID]: id, ...entry, ...(own !== id && { [ENTRY_ID]: id }) }
    })
  }) as T
}

/** The value as schemas know it. */
export function withoutEntryIds<T>(value: T): T {
  return mapLists(value, (list) => list.map(withoutOwnId)) as T
}

/** A copy of an entry, which is another one, as are all entries in it. */
export function withNewIds<T>(entry: T): T {
  const copy = mapLists(entry, (list) => list.map(withNewId))
  return withNewId(copy) as T
}

function withNewId(entry: unknown) {
  return isFields(entry) ? { ...entry, [ENTRY_ID]: randomId() } : entry
}

function withoutOwnId(entry: unknown) {
  if (!isFields(entry) || !(ENTRY_ID in entry)) return entry
  const { [ENTRY_ID]: _, ...rest } = entry
  return rest
}

/** The value with each list replaced, the inner ones first. */
function mapLists(value: unknown, change: (list: unknown[]) => unknown[]): unknown {
  if (Array.isArray(value)) return change(value.map((item) => mapLists(item, change)))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, mapLists(field, change)]),
  )
}

const ID_LETTERS = 10

/** Letters from a text by FNV-1a, the same for the same text. */
function idFrom(text: string) {
  let [high, low] = [0x811c9dc5, 0x01000193]
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ (code + index), 0x85ebca6b)
  }
  let number = (high >>> 0) * 0x100000 + ((low >>> 0) & 0xfffff)
  return Array.from({ length: ID_LETTERS }, () => {
    const letter = String.fromCharCode(97 + (number % 26))
    number = Math.floor(number / 26)
    return letter
  }).join('')
}
