import { useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { longDate } from '#model/day.ts'
import { OFFER_MESSAGE_MAX } from '#model/offers/offer.ts'
import type { OpenedOffer } from '#server/features/offers/open-offer.ts'
import { TextArea, TextField } from '#ui/text-field.tsx'

type SendDialogProps = { offer: OpenedOffer; document: EditedDocument; onClose: () => void }

/** To whom an offer goes, and with which words. It is saved first, so that what is seen is what is sent. */
export function SendDialog({ offer, document, onClose }: SendDialogProps) {
  const [recipient, setRecipient] = useState(offer.recipient)
  const [message, setMessage] = useState(offer.message)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const showToast = useToast()
  const id = useId()
  const { validUntil } = document.value as { validUntil?: unknown }

  async function send() {
    const reply = await document.act('offers.send', { id: offer.id, recipient, message })
    if (reply?.ok) showToast(reply.message)
    const own = reply?.ok === false ? reply.errors : undefined
    // Other errors are shown in the form behind the dialog.
    if (own?.recipient || own?.message) setErrors(own)
    else onClose()
  }

  return (
    <FormDialog
      title="Send the offer"
      submit="Send"
      isBusy={document.work === 'schedule'}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        id={`${id}-recipient`}
        type="email"
        label="Recipient"
        required
        value={recipient}
        error={errors.recipient}
        onChange={({ target }) => setRecipient(target.value)}
      />
      <TextArea
        id={`${id}-message`}
        label="Message"
        hint="Optional: stands above the link in the email."
        rows={5}
        maxLength={OFFER_MESSAGE_MAX}
        value={message}
        error={errors.message}
        onChange={({ target }) => setMessage(target.value)}
      />
      {typeof validUntil === 'string' && /^\d{4}-\d\d-\d\d$/.test(validUntil) && (
        <p className="text-small text-soft">
          Valid until {longDate(validUntil, 'en')}: change it in the text of the offer.
        </p>
      )}
    </FormDialog>
  )
}
