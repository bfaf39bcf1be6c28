import type { Page } from '#blocks/schema.ts'
import type { Case } from '#model/content/case.ts'
import { entryKey } from '#model/content/collections.ts'
import { inOrder } from '#model/content/entry-schemas.ts'

/** The case studies that sections can show: the pages with a card, in this order. */
export function casesOf(pages: ReadonlyMap<string, Page>, order: string[]): Case[] {
  const folder = entryKey('case', '').slice('page:'.length)
  const cases = [...pages].flatMap(([id, { card }]) =>
    card && id.startsWith(folder) ? { slug: id.slice(folder.length), ...card } : [],
  )
  return inOrder('case', cases, order)
}
