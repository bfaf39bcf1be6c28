import { Moment } from '#app/admin/kit/moment.tsx'
import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { type ListedOfferState, listedOfferStateNames } from '#model/offers/offer.ts'
import type { PresentedOffer } from '#server/features/offers/present-offer.ts'

const tones: Record<ListedOfferState, Tone> = {
  draft: 'quiet',
  sent: 'loud',
  seen: 'loud',
  expired: 'late',
  accepted: 'good',
  declined: 'late',
  withdrawn: 'quiet',
}

type StatedOffer = Pick<PresentedOffer, 'answeredAt' | 'sentAt' | 'createdAt'> & {
  state: ListedOfferState
}

/** An offer's state, and since when. */
export function OfferState({ offer }: { offer: StatedOffer }) {
  const { state, answeredAt, sentAt, createdAt } = offer
  const at = state === 'draft' ? createdAt : (answeredAt ?? sentAt ?? createdAt)
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <Tag tone={tones[state]}>{listedOfferStateNames[state]}</Tag>
      <span className="label text-soft">
        <Moment at={at} style="day" />
      </span>
    </span>
  )
}
