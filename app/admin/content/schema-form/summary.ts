import { branchOf, discriminatorOf } from './branches.ts'
import { isFields, type JsonSchema } from './json-schema.ts'

/** Fields that name their entry, best first. */
const naming = ['title', 'name', 'question', 'heading', 'label', 'subject', 'city', 'quote', 'text']

const LENGTH_MAX = 90

/** One line that tells an entry from those beside it; "" where nothing is written yet. */
export function summaryOf(value: unknown): string {
  return clipped(wordsOf(value))
}

/** The human name of the branch that an entry takes, such as "Team"; undefined where there is no choice. */
export function kindOf(items: JsonSchema, value: unknown): string | undefined {
  const branches = items.oneOf ?? items.anyOf
  if (!branches || !discriminatorOf(branches)) return undefined
  return branchOf(branches, value).title
}

/** The address of the first picture of an entry, for a thumbnail. */
export function pictureOf(value: unknown): string | undefined {
  if (!isFields(value)) return undefined
  const picture = Object.values(value).find(
    (field) => isFields(field) && typeof field.src === 'string' && 'alt' in field,
  )
  return isFields(picture) && picture.src !== '' ? String(picture.src) : undefined
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim()
  if (Array.isArray(value)) return value.map(wordsOf).find((words) => words !== '') ?? ''
  if (!isFields(value)) return ''
  for (const name of naming) {
    const words = lineOf(value[name])
    if (words !== '') return words
  }
  const [first = ''] = Object.entries(value)
    .filter(([name]) => name !== 'type' && name !== 'id' && name !== 'layout')
    .map(([, field]) => (typeof field === 'number' ? '' : wordsOf(field)))
    .filter((words) => words !== '')
  return first
}

/** A title may be set line by line. */
function lineOf(field: unknown) {
  if (Array.isArray(field))
    return field
      .filter((line) => typeof line === 'string')
      .join(' ')
      .trim()
  return typeof field === 'string' ? field.trim() : ''
}

function clipped(words: string) {
  return words.length > LENGTH_MAX ? `${words.slice(0, LENGTH_MAX).trimEnd()}…` : words
}
