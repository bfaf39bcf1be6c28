import { type JoinedOffer, offerRows } from '#server/features/offers/offer-rows.ts'
import type { CallRow } from '#server/platform/db/rows/calls.ts'
import type {
  LeadEventRow,
  LeadFileRow,
  LeadMailRow,
  PlannedReplyRow,
  ReplyDraftRow,
} from '#server/platform/db/rows/leads.ts'
import type { OfferViewRow } from '#server/platform/db/rows/offers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { inBatches } from './in-batches.ts'

/** What hangs on leads. */
export type LeadData = {
  files: LeadFileRow[]
  /** Timeline events of the leads, such as notes and replies. */
  events: LeadEventRow[]
  /** Mails received under the leads. */
  mails: LeadMailRow[]
  /** Replies to the leads that have not left. */
  planned: PlannedReplyRow[]
  /** What was written to the leads and not sent. */
  drafts: ReplyDraftRow[]
  tags: { lead_id: string; tag: string }[]
  calls: CallRow[]
  /** With what was sent last, or is written. */
  offers: JoinedOffer[]
  offerViews: OfferViewRow[]
}

export async function leadData(store: Store | StoreTransaction, ids: string[]): Promise<LeadData> {
  return {
    files: await inBatches(ids, (batch) =>
      store.selectFrom('lead_files').selectAll().where('lead_id', 'in', batch).execute(),
    ),
    events: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_events')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('created_at')
        .execute(),
    ),
    mails: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_mails')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('received_at')
        .execute(),
    ),
    planned: await inBatches(ids, (batch) =>
      store
        .selectFrom('planned_replies')
        .selectAll()
        .where('lead_id', 'in', batch)
        .orderBy('send_at')
        .execute(),
    ),
    drafts: await inBatches(ids, (batch) =>
      store.selectFrom('reply_drafts').selectAll().where('lead_id', 'in', batch).execute(),
    ),
    tags: await inBatches(ids, (batch) =>
      store
        .selectFrom('lead_tags')
        .select(['lead_id', 'tag'])
        .where('lead_id', 'in', batch)
        .execute(),
    ),
    calls: await inBatches(ids, (batch) =>
      store.selectFrom('calls').selectAll().where('lead_id', 'in', batch).execute(),
    ),
    offers: await inBatches(ids, (batch) =>
      offerRows(store).where('offers.lead_id', 'in', batch).execute(),
    ),
    offerViews: await inBatches(ids, (batch) =>
      store
        .selectFrom('offer_views')
        .innerJoin('offers', 'offers.id', 'offer_views.offer_id')
        .selectAll('offer_views')
        .where('offers.lead_id', 'in', batch)
        .execute(),
    ),
  }
}
