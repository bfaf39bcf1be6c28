import { z } from 'zod'
import { offerKey } from '#model/content/standalone.ts'
import { isSqlite } from '#server/platform/db/dialect.ts'
import type { OfferRow } from '#server/platform/db/rows/offers.ts'
import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'
import { offerKind } from './offer-kind.ts'

export const offerId = z.object({ id: z.uuid() })

/** The offers of leads with what is or was written, the newest first: `sent_body` was sent last, `draft_body` was not sent. */
export function offerRows(store: Store | StoreTransaction) {
  return store
    .selectFrom('offers')
    .innerJoin('leads', 'leads.id', 'offers.lead_id')
    .innerJoin('content_documents as document', (join) =>
      join.on(({ eb, val }) =>
        eb('document.key', '=', eb(val(offerKey('')), '||', eb.ref('offers.id'))),
      ),
    )
    .leftJoin('content_revisions as sent', 'sent.id', 'offers.revision_id')
    .leftJoin('content_revisions as draft', 'draft.id', 'document.draft_id')
    .selectAll('offers')
    .select(['leads.reference', 'leads.name as lead_name', 'leads.email'])
    .select(['document.version', 'sent.body as sent_body', 'draft.body as draft_body'])
    .orderBy('offers.id', 'desc')
}

export type JoinedOffer = Awaited<ReturnType<ReturnType<typeof offerRows>['execute']>>[number]

/** @throws HttpError 404 */
export async function findOffer(store: Store | StoreTransaction, id: string) {
  const row = await offerRows(store).where('offers.id', '=', id).executeTakeFirst()
  return row ?? fail(404, offerKind.missing)
}

/** Locks an offer until the transaction ends. Lock its lead before. @throws HttpError 404 */
export async function lockOffer(transaction: StoreTransaction, id: string): Promise<OfferRow> {
  const query = transaction.selectFrom('offers').selectAll().where('id', '=', id)
  const row = await (isSqlite(transaction) ? query : query.forUpdate()).executeTakeFirst()
  return row ?? fail(404, offerKind.missing)
}
