const start = '01900000-0000-7000-8000-'

/** A UUID that holds this number. */
export function numberedId(number: number) {
  return start + number.toString(16).padStart(12, '0')
}

/** The number that such a UUID holds. */
export function numberOf(id: string) {
  return Number.parseInt(id.slice(start.length), 16)
}
