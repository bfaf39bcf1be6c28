import { useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { Button } from '#ui/button.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { ReviewerSelect } from './reviewer-select.tsx'

type ReviewButtonProps = {
  opened: OpenedDocument
  document: EditedDocument
  /** Without anything to review. */
  disabled?: boolean
}

/** For people who write but do not publish: asks an editor to do it. */
export function ReviewButton({ opened, document, disabled }: ReviewButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [reviewer, setReviewer] = useState('')
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
          hint="Optional: what to look at. It is sent by email."
          action="content.requestReview"
          field="note"
          values={{ reviewer }}
          onClose={() => setOpen(false)}
        >
          <ReviewerSelect subject={opened.key} value={reviewer} onChange={setReviewer} />
        </NoteDialog>
      )}
    </>
  )
}
