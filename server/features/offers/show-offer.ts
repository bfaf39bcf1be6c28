import { offerKey } from '#model/content/standalone.ts'
import { localDay } from '#model/local-time.ts'
import { offerReference, shownState } from '#model/offers/offer.ts'
import type { OfferDocument } from '#model/offers/offer-document.ts'
import { readableDraft } from '#model/offers/readable-draft.ts'
import type { ShownOffer } from '#model/offers/shown-offer.ts'
import type { Deps } from '#server/deps.ts'
import { parseBody, readBody } from '#server/features/content/published.ts'
import { readOfferLinkKey } from './offer-link-key.ts'
import { type JoinedOffer, offerRows } from './offer-rows.ts'

type ShowDeps = Pick<Deps, 'store' | 'content' | 'clock' | 'secrets'>

/** The offer at a link. */
export async function showOffer(deps: ShowDeps, key: string): Promise<ShownOffer> {
  const id = readOfferLinkKey(deps.secrets, key)?.id
  const row = id && (await offerRows(deps.store).where('offers.id', '=', id).executeTakeFirst())
  if (!row) return { state: 'unknown' }
  const { timeZone } = await deps.content.site()
  const state = shownState(row.state, row.expires_on, localDay(deps.clock(), timeZone))
  if (state === 'draft') return { state: 'unknown' }
  if (state === 'withdrawn' || state === 'expired') {
    return { state, reference: offerReference(row.reference, row.number) }
  }
  return { ...(await withText(deps, row, sentText(row))), state }
}

/** The draft of an offer, finished or not, as the client will see it; null if it was deleted. */
export async function showOfferDraft(deps: ShowDeps, id: string): Promise<ShownOffer | null> {
  const row = await offerRows(deps.store).where('offers.id', '=', id).executeTakeFirst()
  if (!row) return null
  const { state } = row
  const text = readableDraft(parseBody(row.draft_body ?? row.sent_body ?? ''))
  const shown = await withText(deps, row, text)
  return { ...shown, state: state === 'accepted' || state === 'declined' ? state : 'draft' }
}

/** @throws Error if the text does not fit the schema any more */
function sentText(row: JoinedOffer) {
  const { value, errors } = readBody(offerKey(row.id), row.sent_body ?? '')
  if (errors.length > 0) throw new Error(`The text of the offer ${row.id} cannot be read.`)
  return value as OfferDocument
}

async function withText({ store, clock }: ShowDeps, row: JoinedOffer, text: OfferDocument) {
  const { count } = await store
    .selectFrom('content_revisions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('document', '=', offerKey(row.id))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  return {
    text,
    reference: offerReference(row.reference, row.number),
    revision: row.revision_id ?? '',
    client: row.lead_name,
    sentAt: row.sent_at ?? clock().toISOString(),
    version: Number(count),
    answeredAt: row.answered_at,
    acceptedName: row.accepted_name,
    chosen: JSON.parse(row.chosen) as number[],
  }
}
