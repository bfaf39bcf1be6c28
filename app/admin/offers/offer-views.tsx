import { Moment } from '#app/admin/kit/moment.tsx'
import type { OpenedOffer } from '#server/features/offers/open-offer.ts'

/** When the page was opened, and by whose link. */
export function OfferViews({ offer }: { offer: OpenedOffer }) {
  const { state, views } = offer
  if (state === 'draft') return null
  return (
    <section aria-labelledby="views" className="grid gap-2">
      <h2 id="views" className="font-semibold">
        Opened
      </h2>
      {views.length === 0 ? (
        <p className="text-small text-soft">
          {state === 'sent' && 'Not yet. '}
          Members of the team, programs that look at emails and browsers that ask not to be counted
          are left out.
        </p>
      ) : (
        <ol>
          {views.map(({ id, at, recipient, isCurrent }) => (
            <li key={id} className="flex flex-wrap gap-x-4 border-line border-t py-2 text-small">
              <Moment at={at} />
              <span className="min-w-0 wrap-anywhere">
                {recipient ? `through the link sent to ${recipient}` : 'through the copied link'}
              </span>
              {!isCurrent && <span className="text-soft">an earlier version</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
