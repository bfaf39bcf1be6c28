import { Moment } from '#app/admin/kit/moment.tsx'
import { longDate } from '#model/day.ts'
import { moneyText } from '#model/money.ts'
import type { OpenedOffer } from '#server/features/offers/open-offer.ts'

/** What became of an offer, in a sentence. */
export function OfferStateLine({ offer }: { offer: OpenedOffer }) {
  const { state, recipient, sentBy, sentAt, acceptedName, answeredAt, expiresOn, amount } = offer
  const total = amount ? moneyText(amount.total, amount.currency) : null
  switch (state) {
    case 'draft':
      return <p>{total ? `${total} in total. Not sent yet.` : 'Not sent yet.'}</p>
    case 'accepted':
      return (
        <p>
          {acceptedName} accepted it on <Moment at={answeredAt ?? ''} />: {total}
        </p>
      )
    case 'declined':
      return (
        <>
          <p>
            The client declined it on <Moment at={answeredAt ?? ''} />. You can change it and send
            it again.
          </p>
          {offer.declineReason && (
            <p className="border-strong-line border-l-2 pl-3.5 whitespace-pre-wrap wrap-anywhere">
              {offer.declineReason}
            </p>
          )}
        </>
      )
    default:
      return (
        <p className="wrap-anywhere">
          {total}, sent by {sentBy} to {recipient} on <Moment at={sentAt ?? ''} />. Valid until{' '}
          {longDate(expiresOn ?? '', 'en')}.
        </p>
      )
  }
}
