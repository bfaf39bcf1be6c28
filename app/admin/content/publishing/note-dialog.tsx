import { type ReactNode, useId, useState } from 'react'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import type { ActionResult } from '#model/action-result.ts'
import { REVIEW_NOTE_MAX } from '#model/content/review.ts'
import { TextArea } from '#ui/text-field.tsx'

type ReviewIntent = 'requestReview' | 'approve' | 'sendBack'

/** What a review needs of the editor of a document or post. */
export type ReviewEditor = {
  /** The action in progress, or null. */
  work: string | null
  /** Null if the draft could not be saved. */
  changePublishing: (
    intent: ReviewIntent,
    values: Record<string, string>,
  ) => Promise<ActionResult<unknown> | null>
}

type NoteDialogProps = {
  document: ReviewEditor
  /** Title, and text of the submitting button. */
  title: string
  label: string
  hint?: string
  intent: ReviewIntent
  /** The form's field for the note, and its other values. */
  field: string
  values?: Record<string, string>
  onClose: () => void
  /** More fields, whose values are in `values`. */
  children?: ReactNode
}

/** Asks for a note to or from a reviewer, then sends it. */
export function NoteDialog(props: NoteDialogProps) {
  const { document: editor, title, label, hint, intent, field, values, onClose } = props
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const id = useId()
  const showToast = useToast()

  async function send() {
    const reply = await editor.changePublishing(intent, { ...values, [field]: note })
    if (reply?.ok) showToast(reply.message)
    const refusal = reply?.ok === false && (reply.errors?.[field] ?? reply.errors?.reviewer)
    if (refusal) setError(refusal)
    else onClose()
  }

  return (
    <FormDialog
      title={title}
      isBusy={editor.work !== null}
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
