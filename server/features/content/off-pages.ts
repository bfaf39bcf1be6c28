import { entryKey, entryKinds } from '#model/content/collections.ts'
import { type Entries, entryId } from '#model/content/entry-schemas.ts'
import { addressesOfKeys } from './addresses.ts'
import { documentsOf, schemaOf, withDocuments } from './documents.ts'
import { pathOf } from './href-path.ts'
import type { SiteContent } from './site-content.ts'

type Fields = Record<string, unknown>

/**
 * The content as visitors see it: without the pages and entries that are unpublished, the cards of such services, and the
 * entries of menus and lists that link to them.
 */
export function visibleContent(siteContent: SiteContent): SiteContent {
  const { off } = siteContent
  if (!off || off.size === 0) return siteContent
  const rest = withoutOff(siteContent)
  const changed = new Map<string, unknown>()
  for (const [key, value] of documentsOf(rest)) {
    const without = withoutLinks(key, value, off)
    if (without !== value) changed.set(key, without)
  }
  return withDocuments(rest, changed)
}

/** The content without the pages and entries that are unpublished, the cards of such services and redirects to them. */
export function withoutOff(siteContent: SiteContent): SiteContent {
  const { off } = siteContent
  if (!off || off.size === 0) return siteContent
  const addresses = addressesOfKeys(off)
  return {
    ...siteContent,
    pages: new Map([...siteContent.pages].filter(([id]) => !off.has(`page:${id}`))),
    services: siteContent.services.filter(({ slug }) => !off.has(`page:services/${slug}`)),
    entries: Object.fromEntries(
      entryKinds.map((kind) => [
        kind,
        siteContent.entries[kind].filter((entry) => !off.has(entryKey(kind, entryId(kind, entry)))),
      ]),
    ) as Entries,
    redirects: siteContent.redirects.filter(({ to }) => !addresses.has(pathOf(to))),
  }
}

/**
 * A document without its entries and optional links that lead to pages unpublished; unchanged if there are none, or if it
 * would no longer fit its schema.
 */
export function withoutLinks(key: string, value: unknown, off: ReadonlySet<string>) {
  const without = removeLinks(value, addressesOfKeys(off))
  return without !== value && isComplete(key, without) ? without : value
}

/** True if the document fits its schema, or only has shorter lists than it should: one entry is still a list. */
function isComplete(key: string, value: unknown) {
  const result = schemaOf(key)?.safeParse(value)
  return (
    result?.error?.issues.every(
      (issue) =>
        issue.code === 'too_small' &&
        issue.origin === 'array' &&
        !issue.exact &&
        lengthAt(value, issue.path) > 0,
    ) ?? Boolean(result?.success)
  )
}

function lengthAt(value: unknown, path: PropertyKey[]): number {
  let found = value
  for (const step of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[step]
  return Array.isArray(found) ? found.length : 0
}

/** The same value if nothing was removed. */
function removeLinks(value: unknown, addresses: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const rest = value
      .filter((item) => !isEntryOf(item, addresses))
      .map((item) => removeLinks(item, addresses))
    const isSame = rest.length === value.length && rest.every((item, i) => item === value[i])
    return isSame ? value : rest
  }
  if (!isFields(value)) return value
  let isSame = true
  const rest: Fields = {}
  for (const [name, field] of Object.entries(value)) {
    if (leadsTo(field, addresses)) isSame = false
    else rest[name] = removeLinks(field, addresses)
    isSame &&= rest[name] === field
  }
  return isSame ? value : rest
}

/** An entry of a list that is about a page: it links there itself, or is the section to the previous and next page. */
function isEntryOf(item: unknown, addresses: ReadonlySet<string>) {
  if (!isFields(item)) return false
  if (item.type === 'prev-next') {
    return [item.previous, item.next, item.all].some((link) => leadsTo(link, addresses))
  }
  return leadsTo(item, addresses) || leadsTo(item.link, addresses)
}

function leadsTo(value: unknown, addresses: ReadonlySet<string>) {
  if (!isFields(value) || typeof value.href !== 'string') return false
  return addresses.has(pathOf(value.href))
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
