import { offerName } from '#model/offers/offer.ts'
import { offerTitle } from '#model/offers/offer-document.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import { parseBody } from '#server/features/content/published.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { offerLink } from './offer-link-key.ts'
import { offerRows } from './offer-rows.ts'
import { presentOffer } from './present-offer.ts'

/** Newest offers of all leads, from which a new one can start. */
const EARLIER_MAX = 20

/** The offers to a lead, the newest first, and those of anybody that a new one can start from. */
export async function listOffers(context: AdminContext, leadId: string) {
  const { store, content, clock, secrets, siteUrl } = context
  const site = await content.site()
  const rows = await offerRows(store).where('offers.lead_id', '=', leadId).execute()
  const views = await viewsOf(
    store,
    rows.map(({ id }) => id),
  )
  const offers = rows.map((row) => ({
    ...presentOffer(row, clock(), site),
    link: row.state === 'draft' || siteUrl === null ? null : siteUrl + offerLink(secrets, row.id),
    /** When the client opened it last, and how often. */
    lastSeen: views.get(row.id)?.last ?? null,
    views: views.get(row.id)?.count ?? 0,
  }))
  return { offers, earlierOffers: await earlierOffers(store) }
}

export type LeadOffer = Awaited<ReturnType<typeof listOffers>>['offers'][number]

async function earlierOffers(store: Store) {
  const rows = await offerRows(store).limit(EARLIER_MAX).execute()
  return rows.map(({ id, lead_name, sent_body, draft_body }) => ({
    id,
    name: `${offerName(offerTitle(parseBody(sent_body ?? draft_body ?? '')))}, ${lead_name}`,
  }))
}

async function viewsOf(store: Store, ids: string[]) {
  if (ids.length === 0) return new Map<string, { count: number; last: string }>()
  const rows = await store
    .selectFrom('offer_views')
    .select(({ fn }) => ['offer_id', fn.countAll().as('count'), fn.max('seen_at').as('last')])
    .where('offer_id', 'in', ids)
    .groupBy('offer_id')
    .execute()
  return new Map(
    rows.map(({ offer_id, count, last }) => [offer_id, { count: Number(count), last }]),
  )
}
