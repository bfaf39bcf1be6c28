import type { z } from 'zod'
import { withoutEntryIds } from '#model/content/form/entry-ids.ts'
import { type Fields, isFields } from '#model/content/form/json-schema.ts'
import { schemaOf } from './documents.ts'

/** What is removed from a document. */
export type Removal = {
  /** True for an entry of a list. */
  entry(item: Fields): boolean
  /** True for the value of a field. */
  field(value: Fields): boolean
  /** A text as it shall be. */
  text?(text: string): string
}

/** More rounds than any document needs. */
const ROUNDS_MAX = 50

/**
 * A document without what the removal finds, nor what is incomplete then: sections that need it, and lists without an entry.
 * Unchanged if there is nothing to remove, or if nothing would be left.
 */
export function removeParts<Value>(key: string, value: Value, removal: Removal): Value {
  const rest = removed(value, removal)
  return rest === value ? value : ((completed(key, rest) as Value | null) ?? value)
}

/** The document without what is incomplete; null if that is all of it. */
function completed(key: string, value: unknown) {
  const schema = schemaOf(key)
  let rest = value
  for (let round = 0; schema && round < ROUNDS_MAX; round++) {
    const { error } = schema.safeParse(withoutEntryIds(rest))
    const issue = error?.issues.find((one) => !isShortList(one, rest))
    if (!issue) return rest
    const isMissing = valueAt(rest, issue.path) === undefined
    const place = isMissing ? issue.path.slice(0, -1) : issue.path
    if (place.length === 0) return null
    rest = withoutPlace(rest, place)
  }
  return null
}

/** A list may be shorter than it should be: one entry is still a list. */
function isShortList(issue: z.core.$ZodIssue, value: unknown) {
  if (issue.code !== 'too_small' || issue.origin !== 'array' || issue.exact) return false
  const list = valueAt(value, issue.path)
  return Array.isArray(list) && list.length > 0
}

function valueAt(value: unknown, path: PropertyKey[]) {
  return path.reduce<unknown>((found, step) => Reflect.get(Object(found), step), value)
}

/** The value without the entry or field at this path. */
function withoutPlace(value: unknown, [step, ...rest]: PropertyKey[]): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((item, index) => (index === step ? withoutPlace(item, rest) : item))
  }
  if (!isFields(value) || typeof step !== 'string') return value
  const { [step]: at, ...others } = value
  return rest.length === 0 ? others : { ...value, [step]: withoutPlace(at, rest) }
}

/** The same value if nothing was removed. */
function removed(value: unknown, removal: Removal): unknown {
  if (typeof value === 'string') return removal.text?.(value) ?? value
  if (Array.isArray(value)) {
    const rest = value
      .filter((item) => !isFields(item) || !removal.entry(item))
      .map((item) => removed(item, removal))
    const isSame = rest.length === value.length && rest.every((item, i) => item === value[i])
    return isSame ? value : rest
  }
  if (!isFields(value)) return value
  let isSame = true
  const rest: Fields = {}
  for (const [name, field] of Object.entries(value)) {
    if (isFields(field) && removal.field(field)) isSame = false
    else rest[name] = removed(field, removal)
    isSame &&= rest[name] === field
  }
  return isSame ? value : rest
}
