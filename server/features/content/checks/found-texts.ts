/** A text of a document and its path there. */
export type FoundText = { path: string; text: string }

/** Fields whose texts nobody reads: addresses, ids and choices. */
const notProse = new Set([
  'src',
  'href',
  'id',
  'slug',
  'type',
  'kind',
  'anchor',
  'alt',
  'd',
  'email',
  'video',
])

/** An SVG path, such as a logo's. */
const isDrawing = /^[Mm]\s?-?[\d.]/

/** All texts that visitors read, with the paths of their fields. Values may be unfinished. */
export function textsIn(value: unknown, path = ''): FoundText[] {
  if (typeof value === 'string') return isDrawing.test(value) ? [] : [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    notProse.has(name) ? [] : textsIn(part, path ? `${path}.${name}` : name),
  )
}
