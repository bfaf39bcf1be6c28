import { sql } from 'kysely'
import { z } from 'zod'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { Content } from '#server/features/content/content.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { foldedText, searchPattern } from '#server/platform/db/search-text.ts'
import { presentMedia, presentSample } from './present-media.ts'
import { samplePictures, samplesIn } from './sample-pictures.ts'
import { areSamplesHidden } from './samples-hidden.ts'
import { usedPictures } from './uses.ts'

const PAGE_SIZE = 24

const listSchema = z.object({
  q: z.string().max(200).catch('').default(''),
  /** Films, those without alt text, or only those that came with the site. */
  show: z.enum(['all', 'films', 'undescribed', 'samples']).catch('all'),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

type Asked = z.output<typeof listSchema>

/** The library, newest first and then the sample pictures, 24 per page; `q` searches name and alt text. */
export const listMedia = query('viewer', listSchema, async ({ store, content }, asked) => {
  const { q, show, page } = asked
  const found = rowsOf(store, asked)
  const own = show === 'samples' ? 0 : await count(found)
  const start = (page - 1) * PAGE_SIZE
  const rows =
    start < own
      ? await found
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(PAGE_SIZE)
          .offset(start)
          .execute()
      : []
  const used = rows.length > 0 ? await usedPictures(store) : new Set<string>()
  const areHidden = await areSamplesHidden(store)
  const samples = samplesOf(content, asked, areHidden)
  const from = Math.max(0, start - own)
  const shown = samples.slice(from, from + PAGE_SIZE - rows.length)
  const usedSamples = shown.length > 0 ? samplesIn(content.complete()) : new Map<string, unknown>()
  const items = [
    ...rows.map((row) => presentMedia(row, used.has(row.id))),
    ...shown.map((sample) => presentSample(sample, usedSamples.has(sample.picture.src))),
  ]
  const undescribed = await count(rowsOf(store, { q: '', show: 'undescribed' }))
  const hasMore = own + samples.length > start + PAGE_SIZE
  return { items, q, show, page, hasMore, undescribed, areSamplesHidden: areHidden }
})

export type MediaPage = ResultOf<typeof listMedia>

function rowsOf(store: Store, { q, show }: Pick<Asked, 'q' | 'show'>) {
  let found = store.selectFrom('media')
  if (q.trim()) {
    found = found.where(sql<boolean>`search_text like ${searchPattern(q)} escape ${'\\'}`)
  }
  if (show === 'films') found = found.where('format', 'in', ['mp4', 'webm'])
  return show === 'undescribed' ? found.where('needs_alt', '=', 1) : found
}

async function count(found: ReturnType<typeof rowsOf>) {
  const { all } = await found.select((row) => row.fn.countAll().as('all')).executeTakeFirstOrThrow()
  return Number(all)
}

/** Hidden ones can still be looked at. */
function samplesOf(content: Content, { q, show }: Asked, areHidden: boolean) {
  if (show === 'films' || show === 'undescribed' || (areHidden && show !== 'samples')) return []
  const words = foldedText(q)
  return samplePictures(content.defaults()).filter(({ searchText }) => searchText.includes(words))
}
