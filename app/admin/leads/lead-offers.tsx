import { useId } from 'react'
import { Form, Link } from 'react-router'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { HiddenValues } from '#app/admin/kit/hidden-values.tsx'
import { Moment } from '#app/admin/kit/moment.tsx'
import { OfferState } from '#app/admin/offers/offer-state.tsx'
import { offerPath } from '#model/admin-paths.ts'
import { moneyText } from '#model/money.ts'
import type { LeadView } from '#server/features/leads/inbox/show-lead.ts'
import type { LeadOffer } from '#server/features/offers/list-offers.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { SelectField } from '#ui/select-field.tsx'

/** The offers to a lead, and the button that begins one. */
export function LeadOffers({ lead }: { lead: LeadView }) {
  const { offers, mayGetOffers } = lead
  if (offers.length === 0 && !mayGetOffers) return null
  return (
    <section aria-labelledby="offers" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="offers" className="text-section">
          Offers
        </h2>
        {mayGetOffers && <WriteOffer lead={lead} />}
      </div>
      {offers.length > 0 && (
        <ol>
          {offers.map((offer) => (
            <OfferLine key={offer.id} offer={offer} />
          ))}
        </ol>
      )}
    </section>
  )
}

function OfferLine({ offer }: { offer: LeadOffer }) {
  const { id, title, reference, amount, state, views, lastSeen, link, hasNewerDraft } = offer
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-line border-t py-2.5">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <Link to={offerPath(id)} className="font-semibold wrap-anywhere hover:underline">
          {title}
        </Link>
        <span className="label text-soft">
          {reference}
          {amount && `, ${moneyText(amount.total, amount.currency)}`}
        </span>
        <OfferState offer={offer} />
        {state !== 'draft' && (
          <span className="text-small text-soft">
            {lastSeen ? (
              <>
                Opened {views === 1 ? 'once' : `${views} times`}, last on <Moment at={lastSeen} />
              </>
            ) : (
              state === 'sent' && 'Not opened yet'
            )}
            {hasNewerDraft && '. Changed since it was sent'}
          </span>
        )}
      </div>
      {link && (
        <CopyButton text={link} className={buttonClass({ size: 'sm', variant: 'outline' })}>
          Copy link
        </CopyButton>
      )}
    </li>
  )
}

/** Asks what to start from once there is another offer. */
function WriteOffer({ lead: { earlierOffers } }: { lead: LeadView }) {
  const id = useId()
  const values = { intent: 'offer' }
  if (earlierOffers.length === 0) {
    return (
      <Form method="post">
        <HiddenValues values={values} />
        <Button size="sm" variant="outline" type="submit">
          Write an offer
        </Button>
      </Form>
    )
  }
  return (
    <FormDialogButton
      label="Write an offer"
      aria-label="Write an offer"
      title="Write an offer"
      values={values}
      submit="Write it"
    >
      <SelectField id={id} name="from" label="Start from">
        <option value="">An empty offer</option>
        {earlierOffers.map((offer) => (
          <option key={offer.id} value={offer.id}>
            {offer.name}
          </option>
        ))}
      </SelectField>
    </FormDialogButton>
  )
}
