import { emptyValue } from '#model/content/form/empty-value.ts'
import { indexAt } from '#model/content/form/entry-ids.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { schemaAt } from '#model/content/form/schema-at.ts'
import { getAtPath, idPath, setAtPath, stepsOf } from '#model/content/form/set-at-path.ts'
import { schemaOf } from '#server/features/content/documents.ts'
import { type DocumentError, readDocument } from '#server/features/content/errors.ts'

/** A valid document for the preview, the edited values that it was read from, and the fields that have a stand-in. */
export type FilledIn = { value: unknown; edited: unknown; filledIn: string[] }

/** Tried in this order where a field's own label is not accepted. */
const texts = [
  'https://example.com/',
  '/',
  'name@example.com',
  '2030-01-01',
  'placeholder',
  '#placeholder',
  '+1 212 555 0100',
  '09:00',
]

/** A picture of the site's own, in place of one that is not chosen yet. */
const picture = { src: '/placeholder.svg', width: 1200, height: 800, alt: '' }

const ROUNDS_MAX = texts.length + 12

/**
 * The draft with a stand-in for each field that is empty or not valid, and without what nothing can stand in for;
 * null if even that is not a document.
 */
export function fillIn(
  document: string,
  form: JsonSchema,
  draft: unknown,
  published: unknown,
): FilledIn | null {
  const schema = schemaOf(document)
  if (!schema) return null
  const tries = new Map<string, number>()
  const filledIn = new Set<string>()
  let current = draft
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const { value, errors } = readDocument(document, schema, current)
    if (errors.length === 0) return { value, edited: current, filledIn: [...filledIn] }
    const faulty = current
    let removed = ''
    // From the end, so that removing an entry leaves the paths of those before it.
    for (const error of byPathDescending(errors)) {
      const path = idPath(faulty, error.path)
      if (removed !== '' && path.startsWith(removed)) continue
      const count = tries.get(path) ?? 0
      tries.set(path, count + 1)
      filledIn.add(path)
      const repaired = repair({ form, published }, current, path, count)
      if (repaired === null) return null
      current = repaired.value
      removed = repaired.removed ?? removed
    }
  }
  return null
}

type Sources = { form: JsonSchema; published: unknown }

type Repaired = {
  value: unknown
  /** The beginning of the paths in an entry that was removed. */
  removed?: string
}

/** The document with another try for the field; null if nothing is left to try. */
function repair(
  { form, published }: Sources,
  value: unknown,
  path: string,
  count: number,
): Repaired | null {
  const found = schemaAt(form, value, path)
  // An entry of a kind that does not exist (any more).
  const isKind = found?.schema.const !== undefined && entryStep(value, path) >= 0
  if (found && !isKind) {
    const candidate = candidateFor(found, getAtPath(value, path), count)
    if (candidate !== undefined) return { value: setAtPath(value, path, candidate) }
    const stored = getAtPath(published, path)
    if (stored !== undefined && stored !== getAtPath(value, path)) {
      return { value: setAtPath(value, path, stored) }
    }
  }
  return withoutField(value, path)
}

function candidateFor(
  { schema, name }: { schema: JsonSchema; name: string },
  current: unknown,
  count: number,
) {
  if (schema.const !== undefined) return count === 0 ? schema.const : undefined
  if ('src' in (schema.properties ?? {}) && count === 0) return picture
  if (name === 'src') return count === 0 ? picture.src : undefined
  if (schema.type !== 'string') return count === 0 ? standIn(schema, current) : undefined
  if (count === 0) return fitting(schema, current, name)
  return texts[count - 1]
}

function standIn(schema: JsonSchema, current: unknown) {
  if (!Array.isArray(current) || !schema.maxItems || current.length <= schema.maxItems) {
    return Array.isArray(current) ? longEnough(schema, current) : emptyValue(schema)
  }
  return current.slice(0, schema.maxItems)
}

function longEnough(schema: JsonSchema, entries: unknown[]) {
  const all = [...entries]
  while (all.length < (schema.minItems ?? 0)) all.push(emptyValue(schema.items ?? {}))
  return all.length === entries.length ? undefined : all
}

/** A text too long is cut; any other gives way to the field's label, repeated until it is long enough. */
function fitting(schema: JsonSchema, current: unknown, name: string) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema
  if (typeof current === 'string' && current.length > maxLength) return current.slice(0, maxLength)
  const label = labelOf(schema, name)
  const written = typeof current === 'string' && current.trim() !== '' ? current : label
  const missing = Math.max(0, minLength - written.length)
  return [written, ...Array(Math.ceil(missing / label.length)).fill(label)]
    .join(' ')
    .slice(0, maxLength)
}

/** Removes the field, or where it must exist the entry that it belongs to. */
function withoutField(value: unknown, path: string): Repaired | null {
  const steps = stepsOf(path)
  const entry = entryStep(value, path)
  if (entry === -1) return null
  const list = steps.slice(0, entry).join('.')
  const entries = getAtPath(value, list) as unknown[]
  return {
    value: setAtPath(value, list, entries.toSpliced(indexAt(entries, steps[entry] ?? ''), 1)),
    removed: `${steps.slice(0, entry + 1).join('.')}.`,
  }
}

/** The last step of a path that leads to an entry of a list; -1 if none does. */
function entryStep(value: unknown, path: string) {
  const steps = stepsOf(path)
  return steps.findLastIndex((step, index) => {
    const list = getAtPath(value, steps.slice(0, index).join('.'))
    return Array.isArray(list) && indexAt(list, step) >= 0
  })
}

function byPathDescending(errors: readonly DocumentError[]) {
  return errors.toSorted((a, b) => b.path.localeCompare(a.path, 'en', { numeric: true }))
}
