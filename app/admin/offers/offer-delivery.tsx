import { useEffect, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { useSaveAndLeave } from '#app/admin/content/edit/use-save-and-leave.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { CopyLine } from '#app/admin/kit/copy-line.tsx'
import { FormAlert } from '#app/admin/kit/form-alert.tsx'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { leadPath, offerPath } from '#model/admin-paths.ts'
import type { OpenedOffer } from '#server/features/offers/open-offer.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { OfferState } from './offer-state.tsx'
import { OfferStateLine } from './offer-state-line.tsx'
import { SendDialog } from './send-dialog.tsx'

type OfferDeliveryProps = {
  offer: OpenedOffer
  document: EditedDocument
  /** Told when the currency of the prices changes. */
  onCurrency: (currency: string) => void
}

/** What became of an offer, its link, and what can be done with it. */
export function OfferDelivery({ offer, document, onCurrency }: OfferDeliveryProps) {
  const { id, state, link, hasNewerDraft, reference } = offer
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<ActionResult<unknown>>()
  const navigate = useNavigate()
  const leave = useSaveAndLeave(document)
  const { revalidate } = useRevalidator()
  const showToast = useToast()
  useCurrency(document, onCurrency)
  const isClosed = state === 'accepted' || state === 'withdrawn'

  async function act(name: 'withdraw' | 'delete') {
    const result = await runAction(`offers.${name}`, { id })
    setRefused(result.ok ? undefined : result)
    if (!result.ok) return
    showToast(result.message)
    if (name === 'delete') await navigate(leadPath(offer.leadId))
    else await revalidate()
  }

  async function copy() {
    const result = await runAction('offers.create', { lead: offer.leadId, from: id })
    setRefused(result.ok ? undefined : result)
    if (result.ok) await navigate(offerPath(result.value.id))
  }

  return (
    <section
      aria-label="Delivery"
      className="grid gap-4 border-l-4 border-well bg-raised px-4.5 py-3.5"
    >
      <FormAlert result={refused} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="grid flex-1 basis-80 gap-1">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <strong className="label">{reference}</strong>
            <OfferState offer={offer} />
          </p>
          <OfferStateLine offer={offer} />
          {hasNewerDraft && !isClosed && (
            <p className="font-semibold">
              The client still sees the version that was sent. Send it again to replace it.
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {!isClosed && (
            <Button
              size="sm"
              type="button"
              aria-disabled={document.work !== null}
              onClick={() => setSending(true)}
            >
              {state === 'draft' ? 'Send' : 'Send again'}
            </Button>
          )}
          {link && state !== 'withdrawn' && state !== 'expired' && (
            <a
              href={link}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: 'sm', variant: 'outline' })}
            >
              View or print
            </a>
          )}
          <Button size="sm" variant="outline" type="button" onClick={() => void leave(copy)}>
            Copy to a new offer
          </Button>
          {state === 'draft' && (
            <ConfirmButton
              label="Delete draft"
              question="Delete this offer?"
              consequence="This deletes the draft for everyone and can’t be undone. The client has not received it."
              confirm="Delete"
              onConfirm={() => void leave(() => act('delete'))}
            />
          )}
          {state !== 'draft' && !isClosed && (
            <ConfirmButton
              label="Withdraw"
              question="Withdraw this offer?"
              consequence="Its link then says that the offer was withdrawn, and the client can’t accept it any more. This can’t be undone."
              confirm="Withdraw"
              onConfirm={() => void act('withdraw')}
            />
          )}
        </div>
      </div>
      {link && <CopyLine id="offer-link" label="Link of the client" value={link} />}
      {isSending && (
        <SendDialog offer={offer} document={document} onClose={() => setSending(false)} />
      )}
    </section>
  )
}

/** Amounts are shown in the currency that the document has now. */
function useCurrency({ value }: EditedDocument, onCurrency: (currency: string) => void) {
  const { currency } = value as { currency?: unknown }
  useEffect(() => {
    if (typeof currency === 'string') onCurrency(currency)
  }, [currency, onCurrency])
}
