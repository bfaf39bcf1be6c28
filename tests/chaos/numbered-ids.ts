const start = '01900000-0000-7000-8000-'

/** A UUID that ends with this number. */
export function numberedId(number: number) {
  return start + number.toString(16).padStart(12, '0')
}

/** The number in such a UUID. */
export function numberOf(id: string) {
  return Number.parseInt(id.slice(start.length), 16)
}
