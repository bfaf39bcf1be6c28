import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { letterName } from '#model/newsletter/letter.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { deleteConsequence } from './letter-line.tsx'
import type { Delivery } from './use-delivery.ts'

type DeleteDraftProps = { letter: OpenedLetter; delivery: Delivery }

/** Deletes the draft, after a question. */
export function DeleteDraft({ letter, delivery }: DeleteDraftProps) {
  return (
    <div>
      <ConfirmButton
        label="Delete draft"
        question={`Delete “${letterName(letter.subject)}”?`}
        consequence={deleteConsequence}
        confirm="Delete"
        busy={delivery.work === 'delete'}
        onConfirm={() => void delivery.act('delete')}
      />
    </div>
  )
}
