import { type Fields, isFields } from './json-schema.ts'

/** Fields that must be unique within a list and are generated. */
const names = ['id', 'anchor'] as const

/** An entry with unique ids of lowercase letters and hyphens, which every schema allows. */
export function withUniqueIds(entry: unknown, beside: unknown[]): unknown {
  if (!isFields(entry)) return entry
  const free: Fields = { ...entry }
  for (const name of names) {
    if (typeof entry[name] !== 'string') continue
    const taken = new Set(beside.map((one) => (isFields(one) ? one[name] : undefined)))
    free[name] = uniqueId(entry[name] || baseOf(entry), taken)
  }
  return free
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
  const rest = Math.floor((count - 1) / 26)
  const last = String.fromCharCode(97 + ((count - 1) % 26))
  return rest > 0 ? letters(rest) + last : last
}
