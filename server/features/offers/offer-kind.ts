import { offerKey } from '#model/content/standalone.ts'
import { offerName } from '#model/offers/offer.ts'
import { offerDocumentSchema, offerTitle, offerValues } from '#model/offers/offer-document.ts'
import type { StandaloneKind } from '#server/features/content/standalone-kind.ts'

/** Offers: documents that are sent to a client instead of published, and closed once they are accepted or withdrawn. */
export const offerKind: StandaloneKind = {
  schema: offerDocumentSchema,
  noun: 'offer',
  missing: 'This offer does not exist. It may have been deleted with its lead.',
  minRole: 'editor',

  opened: offerValues,
  titleOf: (value) => offerName(offerTitle(value)),

  async find(store, id) {
    const offer = await store
      .selectFrom('offers')
      .innerJoin('content_documents', (join) => join.on('content_documents.key', '=', offerKey(id)))
      .select('offers.state')
      .where('offers.id', '=', id)
      .executeTakeFirst()
    if (!offer) return null
    const { state } = offer
    return {
      path: null,
      closed: state === 'accepted' || state === 'withdrawn' ? CLOSED[state] : null,
    }
  },
}

const CLOSED = {
  accepted: 'This offer was accepted, so it can’t be changed. Copy it to write another one.',
  withdrawn: 'This offer was withdrawn, so it can’t be changed. Copy it to write another one.',
}
