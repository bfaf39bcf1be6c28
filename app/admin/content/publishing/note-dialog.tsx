import { type ReactNode, useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { TextArea } from '#ui/text-field.tsx'

type NoteDialogProps = {
  document: EditedDocument
  /** Title, and text of the submitting button. */
  title: string
  label: string
  hint?: string
  action: 'content.requestReview' | 'content.approve' | 'content.sendBack'
  /** The form's field for the note, and its other values. */
  field: string
  values?: Record<string, string>
  onClose: () => void
  /** More fields, whose values are in `values`. */
  children?: ReactNode
}

/** Asks for a note to or from a reviewer, then sends it. */
export function NoteDialog(props: NoteDialogProps) {
  const { document, title, label, hint, action, field, values, onClose } = props
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  const showToast = useToast()

  async function send() {
    const reply = await document.act(action, { ...values, [field]: note })
    if (reply?.ok) showToast(reply.message)
    const refusal = reply?.ok === false && (reply.errors?.[field] ?? reply.errors?.reviewer)
    if (refusal) setError(refusal)
    else onClose()
  }

  return (
    <FormDialog
      title={title}
      isBusy={document.work !== null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {props.children}
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
    </FormDialog>
  )
}
