import { ENTRY_ID } from './entry-ids.ts'
import { isFields } from './json-schema.ts'

/** Fields that summarize their entry, in order of preference: a person's title is that of a job. */
const summaryFields = [
  'name',
  'title',
  'question',
  'heading',
  'label',
  'subject',
  'city',
  'quote',
  'text',
]

const LENGTH_MAX = 90

/** A one-line summary of an entry, or "". */
export function summaryOf(value: unknown): string {
  return truncated(textOf(value))
}

/** URL of an entry's first picture, for a thumbnail. */
export function pictureOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined
  const picture = Object.values(value).find(
    (field) => isFields(field) && typeof field.src === 'string' && 'alt' in field,
  )
  return isFields(picture) && picture.src !== '' ? String(picture.src) : undefined
}

function textOf(value: unknown): string {
  // An address says nothing to the owner.
  if (typeof value === 'string') return /^(\/|#|\w+:)\S*$/.test(value) ? '' : value.trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).find((text) => text !== '') ?? ''
  if (!isFields(value)) return ''
  // A redirect has nothing but addresses.
  if (String(value.from).startsWith('/')) return `${value.from} → ${value.to}`
  for (const name of summaryFields) {
    const text = lineOf(value[name])
    if (text !== '') return text
  }
  const [first = ''] = Object.entries(value)
    .filter(([name]) => name !== 'type' && name !== 'id' && name !== 'layout' && name !== ENTRY_ID)
    .map(([, field]) => (typeof field === 'number' ? '' : textOf(field)))
    .filter((text) => text !== '')
  return first
}

/** Titles may be arrays of lines. */
function lineOf(field: unknown) {
  if (Array.isArray(field))
    return field
      .filter((line) => typeof line === 'string')
      .join(' ')
      .trim()
  return typeof field === 'string' ? field.trim() : ''
}

function truncated(text: string) {
  return text.length > LENGTH_MAX ? `${text.slice(0, LENGTH_MAX).trimEnd()}…` : text
}
