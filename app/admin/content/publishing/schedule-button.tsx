import { useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import type { PlanAction } from '#model/content/plan.ts'
import { Button } from '#ui/button.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

type ScheduleButtonProps = { opened: OpenedDocument; document: EditedDocument }

/** Opens the dialog to publish the draft, or to unpublish the page, at a time. */
export function ScheduleButton({ opened, document }: ScheduleButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { isSaved, hasDraft, work } = document
  const { canBeOff, isOff, hasOriginal, isPublished } = opened
  const actions: PlanAction[] = []
  if (!isSaved || hasDraft) actions.push('publish')
  if (canBeOff && !isOff && (hasOriginal || isPublished)) actions.push('unpublish')
  if (!opened.mayPublish || (actions.length === 0 && !isOpen)) return null
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        type="button"
        aria-disabled={work !== null}
        onClick={() => setOpen(true)}
      >
        Schedule
      </Button>
      {isOpen && (
        <ScheduleDialog document={document} actions={actions} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
