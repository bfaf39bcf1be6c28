import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { localDay } from '#model/local-time.ts'
import { type ListedOfferState, listedOfferStates } from '#model/offers/offer.ts'
import { query } from '#server/actions/action.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { offerRows } from './offer-rows.ts'
import { presentOffer } from './present-offer.ts'

const PAGE_SIZE = 25

/** Invalid values are ignored. */
const listSchema = z.object({
  state: z.enum(listedOfferStates).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
})

/** The offers to all leads, the newest first, twenty-five per page. */
export const listAllOffers = query('editor', listSchema, async (context, { state, page }) => {
  const { store, content, clock } = context
  const site = await content.site()
  const listed = listedState(localDay(clock(), site.timeZone))
  const rows = await offerRows(store)
    .select(listed.as('listed'))
    .where(state ? sql<boolean>`${listed} = ${state}` : sql<boolean>`1 = 1`)
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const offers = rows.slice(0, PAGE_SIZE).map((row) => ({
    ...presentOffer(row, clock(), site),
    state: row.listed,
    leadName: row.lead_name,
  }))
  return {
    ...{ offers, state, page, hasMore: rows.length > PAGE_SIZE },
    counts: await countByState(store, listed),
  }
})

/** Number of offers in each state that has some. */
async function countByState(store: Store, listed: RawBuilder<ListedOfferState>) {
  const rows = await store
    .selectFrom('offers')
    .select([listed.as('listed'), ({ fn }) => fn.countAll().as('count')])
    // By its name: PostgreSQL does not see that the expression is the same.
    .groupBy(sql`listed`)
    .execute()
  const counts: Partial<Record<ListedOfferState, number>> = {}
  for (const { listed: state, count } of rows) counts[state] = Number(count)
  return counts
}

function listedState(today: string) {
  const isSeen = sql`exists (select 1 from offer_views
    where offer_views.offer_id = offers.id and offer_views.revision_id = offers.revision_id)`
  return sql<ListedOfferState>`case
    when offers.state <> 'sent' then offers.state
    when offers.expires_on < ${today} then 'expired'
    when ${isSeen} then 'seen'
    else 'sent' end`
}
