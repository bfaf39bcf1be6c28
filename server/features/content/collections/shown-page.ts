import type { ShownBlock, ShownPage } from '#blocks/schema.ts'
import type { EntryKind } from '#model/content/collections.ts'
import { isEntryList, shownIds } from '#model/content/entry-list.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** The page as visitors see it, or null. */
export function shownPage(siteContent: SiteContent, id: string): ShownPage | null {
  const page = siteContent.pages.get(id)
  if (!page) return null
  const blocks = page.blocks.flatMap((block) => shownBlock(siteContent, block))
  return { ...page, blocks }
}

/** A section with its entries; none if it has a list of entries and nothing to show in it. */
function shownBlock({ entries }: Pick<SiteContent, 'entries'>, block: object): ShownBlock[] {
  let isEmpty = false
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if (!isEntryList(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, field]) => [name, resolve(field)]),
      )
    }
    const { collection } = value
    const byId = new Map(entries[collection].map((entry) => [entryId(collection, entry), entry]))
    const shown = shownIds(value, [...byId.keys()]).flatMap((id) => byId.get(id) ?? [])
    isEmpty ||= shown.length === 0
    return shown
  }
  const shown = resolve(block)
  return isEmpty ? [] : [shown as ShownBlock]
}

/** A list of entries in a document, with its path. */
export type FoundList = { place: string; collection: EntryKind; pick?: string[]; newest?: number }

/** The lists of entries in content data. */
export function entryListsIn(value: unknown, place = ''): FoundList[] {
  if (typeof value !== 'object' || value === null) return []
  if (isEntryList(value)) return [{ ...value, place } as FoundList]
  return Object.entries(value).flatMap(([name, field]) =>
    entryListsIn(field, place ? `${place}.${name}` : name),
  )
}
