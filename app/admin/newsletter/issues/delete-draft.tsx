import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { issueName } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { deleteConsequence } from './issue-line.tsx'
import type { Delivery } from './use-delivery.ts'

type DeleteDraftProps = { issue: OpenedIssue; delivery: Delivery }

/** Deletes the draft, after a question. */
export function DeleteDraft({ issue, delivery }: DeleteDraftProps) {
  return (
    <div>
      <ConfirmButton
        label="Delete draft"
        question={`Delete “${issueName(issue.subject)}”?`}
        consequence={deleteConsequence}
        confirm="Delete"
        busy={delivery.work === 'delete'}
        onConfirm={() => void delivery.act('delete')}
      />
    </div>
  )
}
