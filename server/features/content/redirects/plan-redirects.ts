import { isFields } from '#model/content/form/json-schema.ts'
import { redirectSchema, redirectsSchema } from '#model/content/redirect.ts'
import { REDIRECTS_MAX } from '#model/content/redirect-list.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { checkChangeSet } from '#server/features/content/editor/check-change-set.ts'
import { asSentence } from '#server/features/content/editor/path-errors.ts'
import { readStored } from '#server/features/content/editor/stored-document.ts'
import { readDocument } from '#server/features/content/errors.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { CsvEncoding } from '#server/platform/csv/decode-csv.ts'
import { rejectFile } from '#server/platform/csv/read-records.ts'
import { type LineError, type RedirectLine, readRedirectList } from './read-redirect-list.ts'

export const REDIRECTS_KEY = 'redirects'

/** What becomes of the redirects if a list is added to their draft. */
export type RedirectPlan = {
  encoding: CsvEncoding
  /** Version of the redirects that this was made from. */
  version: number
  /** The redirects, with what the list adds and changes. */
  merged: unknown[]
  added: RedirectLine[]
  changed: (RedirectLine & { was: string })[]
  /** Lines that say what is so already. */
  same: number
  /** Lines that repeat an earlier one. */
  repeated: number
  errors: LineError[]
  temporary: number
  hosts: string[]
}

/**
 * Adds a CSV file to the redirects as last edited. A redirect of the same old address is changed. Lines that must not be
 * published, as they are of existing pages or lead to another redirect, are left out.
 * @throws HttpError 422 if the file cannot be read, or if there would be too many redirects
 */
export async function planRedirects(context: AdminContext, file: File): Promise<RedirectPlan> {
  const list = await readRedirectList(file, context.siteUrl)
  const { version, draft, published } = await readStored(context.store, REDIRECTS_KEY)
  const revision = draft ?? published
  const stored = revision ? parseBody(revision.body) : context.content.defaults().redirects
  const before: readonly unknown[] = Array.isArray(stored) ? stored : []
  const merge = mergeLines(before, list.lines)
  const refused = new Map<number, string>()
  const withoutRefused = () =>
    merge.all.map((one, index) => (refused.has(index) ? before[index] : one))
  // First the old addresses: what is left out because of its own is no redirect for others to lead to.
  for (const fields of [['from'], ['from', 'to']]) {
    for (const { index, field, reason } of await errorsOf(context, withoutRefused())) {
      if (merge.lineOf.has(index) && fields.includes(field)) refused.set(index, reason)
    }
  }
  const taken = [...merge.lineOf].filter(([index]) => !refused.has(index))
  const merged = withoutRefused().filter((one) => one !== undefined)
  if (merged.length > REDIRECTS_MAX) rejectFile(tooMany(merged.length))
  const errors = [
    ...list.errors,
    ...merge.errors,
    ...[...merge.lineOf].flatMap(([index, { line, from }]) => {
      const reason = refused.get(index)
      return reason === undefined ? [] : [{ line, text: from, reason }]
    }),
  ]
  return {
    encoding: list.encoding,
    ...{ version, merged, same: merge.same, repeated: merge.repeated },
    added: taken.filter(([index]) => index >= before.length).map(([, line]) => line),
    changed: taken
      .filter(([index]) => index < before.length)
      .map(([index, line]) => ({ ...line, was: fieldOf(before[index], 'to') })),
    errors: errors.sort((one, other) => one.line - other.line),
    temporary: list.temporary,
    hosts: list.hosts,
  }
}

/** The redirects with those of the lines; `lineOf`: which line made or changed the one at an index. */
function mergeLines(before: readonly unknown[], lines: readonly RedirectLine[]) {
  const all = [...before]
  const indexOf = new Map(before.map((one, index) => [fieldOf(one, 'from').toLowerCase(), index]))
  const lineOf = new Map<number, RedirectLine>()
  const seen = new Map<string, RedirectLine>()
  const errors: LineError[] = []
  let same = 0
  let repeated = 0
  for (const line of lines) {
    const { from, to } = line
    const key = from.toLowerCase()
    const earlier = seen.get(key)
    if (earlier?.to === to) repeated += 1
    else if (earlier) {
      const reason = `Line ${earlier.line} redirects this address to “${earlier.to}”.`
      errors.push({ line: line.line, text: from, reason })
    }
    if (earlier) continue
    seen.set(key, line)
    const index = indexOf.get(key) ?? all.length
    const known = all[index]
    if (fieldOf(known, 'to') === to) {
      same += 1
      continue
    }
    all[index] = isFields(known) ? { ...known, to } : { from, to }
    lineOf.set(index, line)
  }
  return { all, lineOf, errors, same, repeated }
}

/** Why redirects must not be published, by their index; those that are no redirects at all are left to their editor. */
async function errorsOf(context: AdminContext, all: readonly unknown[]) {
  const indexes: number[] = []
  const valid = all.filter((one, index) => {
    const isValid = readDocument(REDIRECTS_KEY, redirectSchema, one).errors.length === 0
    if (isValid) indexes.push(index)
    return isValid
  })
  const { value } = readDocument(REDIRECTS_KEY, redirectsSchema, valid)
  const { errors } = await checkChangeSet(context, new Map([[REDIRECTS_KEY, value]]))
  return errors
    .filter(({ document }) => document === REDIRECTS_KEY)
    .map(({ path, sentence }) => {
      const [position = '', field = ''] = path.split('.')
      return { index: indexes[Number(position)] ?? -1, field, reason: asSentence(sentence) }
    })
}

function fieldOf(redirect: unknown, name: 'from' | 'to') {
  const value = isFields(redirect) ? redirect[name] : null
  return typeof value === 'string' ? value : ''
}

function tooMany(count: number) {
  const [all, most] = [count, REDIRECTS_MAX].map((number) => number.toLocaleString('en-US'))
  return `With this file there would be ${all} redirects. A site can have ${most}.`
}
