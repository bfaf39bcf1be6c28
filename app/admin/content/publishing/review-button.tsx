import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { NoteDialog, type ReviewEditor } from './note-dialog.tsx'

type ReviewButtonProps = {
  opened: { mayChange: boolean; mayPublish: boolean }
  document: ReviewEditor
  /** Without anything to review. */
  disabled?: boolean
}

/** For people who write but do not publish: asks an editor to do it. */
export function ReviewButton({ opened, document, disabled }: ReviewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { work } = document
  if (!opened.mayChange || opened.mayPublish) return null
  return (
    <>
      <Button
        size="sm"
        type="button"
        disabled={disabled}
        aria-disabled={work !== null}
        onClick={() => setOpen(true)}
      >
        Request review
      </Button>
      {isOpen && (
        <NoteDialog
          document={document}
          title="Request review"
          label="Note"
          hint="Optional: what to look at. Editors and owners get it by email."
          intent="requestReview"
          field="note"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
