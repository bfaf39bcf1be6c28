import { type Block, blockSchema, type ShownBlock, type ShownPage } from '#blocks/schema.ts'
import type { Case } from '#model/content/case.ts'
import { neighbourLink } from '#model/content/case-cards.ts'
import { isEntryList, shownIds } from '#model/content/entry-list.ts'
import { entryId } from '#model/content/entry-schemas.ts'
import { projectPath } from '#model/paths.ts'
import { pageAddress } from '#server/features/content/addresses.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'

/** The page as visitors see it, or null. */
export function shownPage(siteContent: SiteContent, id: string): ShownPage | null {
  const page = siteContent.pages.get(id)
  if (!page) return null
  const { card: _, ...rest } = page
  const blocks = page.blocks
    .flatMap((block) => withNeighbours(siteContent, id, block))
    .map((block) => withCasePicture(siteContent, id, block))
    .flatMap((block) => shownBlock(siteContent, block))
  return { ...rest, blocks }
}

/** A section without pages of its own links to the cases before and after; none if there are no others. */
export function withNeighbours({ entries }: SiteContent, id: string, block: Block): Block[] {
  if (block.type !== 'prev-next' || block.previous || block.next) return [block]
  const [previous, next] = neighboursOf(entries.case, id)
  if (!previous || !next) return []
  return [
    {
      ...block,
      previous: neighbourLink('Previous case', previous),
      next: neighbourLink('Next case', next),
    },
  ]
}

/** The head of a case study shows the picture by which one came, unless it has a scene or video. */
export function withCasePicture({ entries }: SiteContent, id: string, block: Block): Block {
  if (block.type !== 'page-head' || block.picture || block.scene || block.video) return block
  const study = entries.case.find(({ slug }) => projectPath(slug) === pageAddress(id))
  return study ? { ...block, picture: study.image, place: 'behind' } : block
}

/** The cases before and after the one with this page, in a ring; none if there are no others. */
export function neighboursOf(cases: readonly Case[], id: string): Case[] {
  const at = cases.findIndex(({ slug }) => projectPath(slug) === pageAddress(id))
  if (at < 0 || cases.length === 1) return []
  return [cases.at(at - 1), cases.at((at + 1) % cases.length)].filter(
    (study) => study !== undefined,
  )
}

/** A section with its entries, without a list that has none; no section if it needs that list. */
function shownBlock({ entries }: Pick<SiteContent, 'entries'>, block: object): ShownBlock[] {
  const empty: string[] = []
  const resolve = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => resolve(item, field))
    if (typeof value !== 'object' || value === null) return value
    if (!isEntryList(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, resolve(part, field || name)]),
      )
    }
    const { collection } = value
    const byId = new Map(entries[collection].map((entry) => [entryId(collection, entry), entry]))
    const shown = shownIds(value, [...byId.keys()]).flatMap((id) => byId.get(id) ?? [])
    if (shown.length === 0) empty.push(field)
    return shown
  }
  const shown = resolve(block, '')
  return empty.length === 0 || isCompleteWithout(block, empty)
    ? [omit(shown as object, empty) as ShownBlock]
    : []
}

function isCompleteWithout(block: object, fields: readonly string[]) {
  return blockSchema.safeParse(omit(block, fields)).success
}

function omit(block: object, fields: readonly string[]) {
  if (fields.length === 0) return block
  return Object.fromEntries(Object.entries(block).filter(([name]) => !fields.includes(name)))
}
