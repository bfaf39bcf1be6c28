import { type Fields, isFields } from './json-schema.ts'

/** Generated fields that must be unique within a list. */
const idFields = ['id', 'anchor'] as const

/** An id that no removed entry had: hidden ids are kept outside of their list, too. */
export function randomId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    String.fromCharCode(97 + (byte % 26)),
  ).join('')
}

/** An entry with unique fields of lowercase letters and hyphens, which every schema allows. */
export function withUniqueIds(entry: unknown, siblings: unknown[]): unknown {
  if (!isFields(entry)) return entry
  const unique: Fields = { ...entry }
  for (const name of idFields) {
    if (typeof entry[name] !== 'string') continue
    const taken = new Set(
      siblings.map((sibling) => (isFields(sibling) ? sibling[name] : undefined)),
    )
    unique[name] = uniqueId(entry[name] || baseOf(entry), taken)
  }
  return unique
}

function baseOf(entry: Fields) {
  return typeof entry.type === 'string' && entry.type !== '' ? entry.type : 'entry'
}

function uniqueId(base: string, taken: Set<unknown>) {
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}-${letters(count)}`
    if (!taken.has(name)) return name
  }
}

/** 2 is "b", 26 is "z", 27 is "aa". */
function letters(count: number): string {
  const prefix = Math.floor((count - 1) / 26)
  const last = String.fromCharCode(97 + ((count - 1) % 26))
  return prefix > 0 ? letters(prefix) + last : last
}
