import { collections, type EntryKind } from '#model/content/collections.ts'

/** The line below an entry's name in lists, or "". */
export function entryDetail(kind: EntryKind, value: unknown) {
  const fields = fieldsOf(value)
  return collections[kind].detailFields
    .flatMap((name) => {
      const field = fields[name]
      return typeof field === 'string' && field.trim() !== '' ? [field.trim()] : []
    })
    .join(', ')
}

/** URL of an entry's picture, or null. */
export function entryPicture(value: unknown) {
  const { image, mark } = fieldsOf(value)
  const src = mark ?? fieldsOf(image).src
  return typeof src === 'string' && src !== '' ? src : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
