import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { useSaveAndLeave } from '#app/admin/content/edit/use-save-and-leave.ts'
import { ConfirmButton } from '#app/admin/kit/confirm.tsx'
import { issueName } from '#model/newsletter/issue.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { Button } from '#ui/button.tsx'
import { deleteConsequence } from './issue-line.tsx'
import { useChangeIssue } from './use-change-issue.ts'

type DraftActionsProps = { issue: OpenedIssue; document: EditedDocument }

/** Duplicates or deletes a draft, once it is saved. */
export function DraftActions({ issue: { id, subject }, document }: DraftActionsProps) {
  const saved = useSaveAndLeave(document)
  const change = useChangeIssue(id)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="outline"
        type="button"
        onClick={() => void saved(() => change('duplicate'))}
      >
        Duplicate
      </Button>
      <ConfirmButton
        label="Delete draft"
        question={`Delete “${issueName(subject)}”?`}
        consequence={deleteConsequence}
        confirm="Delete"
        onConfirm={() => void saved(async () => change('delete', await document.settle()))}
      />
    </div>
  )
}
