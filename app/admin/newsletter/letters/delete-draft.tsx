import { useState } from 'react'
import { ConfirmDialog } from '#app/admin/kit/confirm-dialog.tsx'
import { letterName } from '#model/newsletter/letter.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { Button } from '#ui/button.tsx'
import { deleteConsequence } from './letter-line.tsx'
import type { Delivery } from './use-delivery.ts'

type DeleteDraftProps = { letter: OpenedLetter; delivery: Delivery }

/** Deletes the draft, after a question. */
export function DeleteDraft({ letter, delivery }: DeleteDraftProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        size="sm"
        variant="danger"
        type="button"
        busy={delivery.work === 'delete'}
        onClick={() => setOpen(true)}
      >
        Delete draft
      </Button>
      {isOpen && (
        <ConfirmDialog
          question={`Delete “${letterName(letter.subject)}”?`}
          consequence={deleteConsequence}
          confirm="Delete"
          onConfirm={() => {
            setOpen(false)
            void delivery.act('delete')
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
