import { offerKey } from '#model/content/standalone.ts'
import { paths } from '#model/paths.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import { editorSubject } from '#server/features/content/preview/preview-subjects.ts'
import { ownPreview } from '#server/features/content/preview/preview-token.ts'
import { offerLink } from './offer-link-key.ts'
import { findOffer, offerId } from './offer-rows.ts'
import { presentOffer } from './present-offer.ts'

/** To whom an offer goes, and what became of it. Its text is a document. */
export const openOffer = query('editor', offerId, async (context, { id }) => {
  const { store, content, clock, secrets, siteUrl } = context
  const row = await findOffer(store, id)
  const views = await store
    .selectFrom('offer_views')
    .select(['id', 'revision_id', 'recipient', 'seen_at'])
    .where('offer_id', '=', id)
    .orderBy('seen_at', 'desc')
    .limit(VIEWS_MAX)
    .execute()
  return {
    ...presentOffer(row, clock(), await content.site()),
    leadName: row.lead_name,
    /** Where it was sent last, else the lead's address. */
    recipient: row.recipient ?? row.email,
    message: row.message ?? '',
    link: row.state === 'draft' || siteUrl === null ? null : siteUrl + offerLink(secrets, id),
    views: views.map(({ id, seen_at, revision_id, recipient }) => ({
      ...{ id, recipient, at: seen_at },
      isCurrent: revision_id === row.revision_id,
    })),
    /** The address of the page with the draft, in a frame of this session. */
    preview: ownPreview(context, paths.offer, editorSubject(offerKey(id))),
  }
})

export type OpenedOffer = ResultOf<typeof openOffer>

const VIEWS_MAX = 50
