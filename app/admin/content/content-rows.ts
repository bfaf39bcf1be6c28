import type { ContentGroup, DocumentEntry } from '#model/content/editor.ts'

/** A row of the list: a document, or a service's page with its menu card. */
export type ContentRow = {
  title: string
  path: string | null
  links: [ContentLink, ...ContentLink[]]
}

/** `name` distinguishes the documents of a row; null if there is only one. */
export type ContentLink = { entry: DocumentEntry; name: 'Page' | 'Menu card' | null }

export type ContentRows = { group: ContentGroup; rows: ContentRow[] }

const SERVICE_PAGES = 'Services'
const MENU_CARDS = 'Services in menus and lists'

/** Documents by group whose title, path or group contains every word of `search`. */
export function contentRows(documents: DocumentEntry[], search: string): ContentRows[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const groups = new Map<ContentGroup, ContentRow[]>()
  for (const entry of documents) {
    const { title, path, group } = entry
    const text = `${title} ${path ?? ''} ${group}`.toLowerCase()
    if (sharesPageRow(entry, documents) || !words.every((word) => text.includes(word))) continue
    const row = { title, path, links: linksOf(entry, documents) }
    groups.set(group, [...(groups.get(group) ?? []), row])
  }
  return [...groups].map(([group, rows]) => ({ group, rows }))
}

/** The groups of the list; those of the settings have screens of their own. */
export function listedGroups(groups: ContentRows[]) {
  return groups.filter(({ group }) => group !== 'Whole site')
}

/** The rows of the list that are as they came with the site, those that still have its texts, and the documents of both. */
export function unchangedRows(documents: DocumentEntry[]) {
  const all = listedGroups(contentRows(documents, '')).flatMap(({ rows }) => rows)
  const has = ({ links }: ContentRow, isSo: (entry: DocumentEntry) => boolean) =>
    links.some(({ entry }) => isSo(entry))
  const originals = all.filter((row) => has(row, ({ isOriginal }) => isOriginal))
  const mixed = all.filter(
    (row) => !originals.includes(row) && has(row, ({ sampleTexts }) => sampleTexts > 0),
  )
  const entries = [...originals, ...mixed]
    .flatMap(({ links }) => links.map(({ entry }) => entry))
    .filter(({ isOriginal, sampleTexts }) => isOriginal || sampleTexts > 0)
  return { all, originals, mixed, entries }
}

/** What the list shows: all groups of a search, otherwise the chosen one or the first. */
export function shownRows(groups: ContentRows[], isSearch: boolean, chosen: string | null) {
  if (isSearch) return { group: null, rows: groups.flatMap(({ rows }) => rows) }
  const listed = listedGroups(groups)
  return listed.find(({ group }) => group === chosen) ?? listed[0] ?? { group: null, rows: [] }
}

/** True for the menu card of a service whose page is listed: they share a row. */
function sharesPageRow({ group, path }: DocumentEntry, documents: DocumentEntry[]) {
  return (
    group === MENU_CARDS &&
    documents.some((other) => other.group === SERVICE_PAGES && other.path === path)
  )
}

function linksOf(entry: DocumentEntry, documents: DocumentEntry[]): ContentRow['links'] {
  const card = documents.find(({ group, path }) => group === MENU_CARDS && path === entry.path)
  if (entry.group !== SERVICE_PAGES || !card) return [{ entry, name: null }]
  return [
    { entry, name: 'Page' },
    { entry: card, name: 'Menu card' },
  ]
}
