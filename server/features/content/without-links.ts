import type { z } from 'zod'
import { type Fields, isFields } from '#model/content/form/json-schema.ts'
import type { Absent } from './absent.ts'
import { schemaOf } from './documents.ts'
import { pathOf } from './href-path.ts'

/** More removals than any document needs. */
const ROUNDS_MAX = 50

/**
 * A document without what leads to absent pages: its links and entries, the links in its texts, sections that need such a link
 * or have no entry left. Unchanged if there are none, or if it can't do without them.
 */
export function withoutLinks(key: string, value: unknown, absent: Absent) {
  const without = removeLinks(value, absent)
  return without === value ? value : (completed(key, without) ?? value)
}

/** The document without what is incomplete; null if that is all of it. */
function completed(key: string, value: unknown) {
  const schema = schemaOf(key)
  let rest = value
  for (let round = 0; schema && round < ROUNDS_MAX; round++) {
    const issue = schema.safeParse(rest).error?.issues.find((one) => !isShortList(one, rest))
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
function removeLinks(value: unknown, absent: Absent): unknown {
  if (typeof value === 'string') return withoutTextLinks(value, absent)
  if (Array.isArray(value)) {
    const rest = value
      .filter((item) => !isEntryOf(item, absent))
      .map((item) => removeLinks(item, absent))
    const isSame = rest.length === value.length && rest.every((item, i) => item === value[i])
    return isSame ? value : rest
  }
  if (!isFields(value)) return value
  let isSame = true
  const rest: Fields = {}
  for (const [name, field] of Object.entries(value)) {
    if (leadsTo(field, absent)) isSame = false
    else rest[name] = removeLinks(field, absent)
    isSame &&= rest[name] === field
  }
  return isSame ? value : rest
}

/** Formatted text whose links to absent pages are plain words. */
function withoutTextLinks(text: string, absent: Absent) {
  if (!text.includes('](/')) return text
  return text.replace(/\[([^\]]*)\]\((\/[^\s)]*)[^)]*\)/g, (link, words: string, href: string) =>
    absent.hasPath(pathOf(href)) ? words : link,
  )
}

/** A section of an absent part, or an entry about an absent page: it links there, or is the section to its neighbours. */
function isEntryOf(item: unknown, absent: Absent) {
  if (!isFields(item)) return false
  if (typeof item.type === 'string' && absent.blocks.has(item.type)) return true
  if (item.type === 'prev-next') {
    return [item.previous, item.next, item.all].some((link) => leadsTo(link, absent))
  }
  return leadsTo(item, absent) || leadsTo(item.link, absent)
}

function leadsTo(value: unknown, absent: Absent) {
  if (!isFields(value) || typeof value.href !== 'string') return false
  return absent.hasPath(pathOf(value.href))
}
