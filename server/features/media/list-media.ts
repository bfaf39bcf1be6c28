import { sql } from 'kysely'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import { searchPattern } from '#server/features/blog/search-text.ts'
import { presentMedia } from './present-media.ts'
import { usedPictures } from './uses.ts'

const PAGE_SIZE = 24

const listSchema = z.object({
  q: z.string().max(200).catch('').default(''),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** The library, newest first, 24 per page; `q` searches name and alt text. */
export const listMedia = query('viewer', listSchema, async ({ store }, { q, page }) => {
  let found = store.selectFrom('media').selectAll()
  if (q.trim()) {
    found = found.where(sql<boolean>`search_text like ${searchPattern(q)} escape ${'\\'}`)
  }
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const used = rows.length > 0 ? await usedPictures(store) : new Set<string>()
  const items = rows.slice(0, PAGE_SIZE).map((row) => presentMedia(row, used.has(row.id)))
  return { items, q, page, hasMore: rows.length > PAGE_SIZE }
})

export type MediaPage = ResultOf<typeof listMedia>
