import { useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'

type NoteDialogProps = {
  document: EditedDocument
  /** Title, and text of the submitting button. */
  title: string
  label: string
  hint?: string
  intent: 'requestReview' | 'sendBack'
  /** The form's field for the note, and its other values. */
  field: string
  values?: Record<string, string>
  onClose: () => void
}

/** Asks for a note to or from a reviewer, then sends it. */
export function NoteDialog(props: NoteDialogProps) {
  const { document, title, label, hint, intent, field, values, onClose } = props
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  const showToast = useToast()

  async function send() {
    const reply = await document.changePublishing(intent, { ...values, [field]: note })
    if (reply?.ok) showToast(reply.message)
    if (reply?.ok === false && reply.errors?.[field]) setError(reply.errors[field])
    else onClose()
  }

  return (
    <Modal title={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <TextArea
          id={`${id}-note`}
          label={label}
          hint={hint}
          rows={4}
          maxLength={REVIEW_NOTE_MAX}
          value={note}
          error={error}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={document.work === 'schedule'}>
            {title}
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
