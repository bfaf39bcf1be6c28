import { collections, type EntryKind } from '#model/content/collections.ts'

/** The line below an entry's name in lists, or "". */
export function entryDetail(kind: EntryKind, value: unknown) {
  const fields = entryFields(kind, value)
  if (kind === 'case' && !('category' in fields)) return 'Has no card yet, so sections leave it out'
  return collections[kind].detailFields
    .flatMap((name) => {
      const field = fields[name]
      return typeof field === 'string' && field.trim() !== '' ? [field.trim()] : []
    })
    .join(', ')
}

/** URL of an entry's picture, or null. */
export function entryPicture(kind: EntryKind, value: unknown) {
  const { image, mark } = entryFields(kind, value)
  const src = mark ?? fieldsOf(image).src
  return typeof src === 'string' && src !== '' ? src : null
}

/** The name of an entry, with a stand-in if it has none yet. */
export function entryName(kind: EntryKind, value: unknown) {
  const { nameField, nouns } = collections[kind]
  const name = entryFields(kind, value)[nameField]
  const isNamed = typeof name === 'string' && name.trim() !== ''
  return isNamed ? name.trim() : `Unnamed ${nouns[0]}`
}

/** The fields that lists show of an entry: of a case, its card, or the title of its page. */
function entryFields(kind: EntryKind, value: unknown) {
  const fields = fieldsOf(value)
  if (kind !== 'case') return fields
  return 'card' in fields ? fieldsOf(fields.card) : { name: shortTitle(fields.title) }
}

/** A page's title without subtitle and site name. */
export function shortTitle(title: unknown) {
  return typeof title === 'string' ? (title.split(/: | \| /, 1)[0] ?? '') : ''
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
