import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import type { Deal } from '#server/features/pipeline/deal-cards.ts'

type MoveDialogProps = {
  deal: Deal
  columns: { id: string; name: string }[]
  onMove: (to: string) => void
  onClose: () => void
}

/** Chooses the column of a lead. */
export function MoveDialog({ deal, columns, onMove, onClose }: MoveDialogProps) {
  return (
    <FormDialog
      title={`Move ${deal.name}`}
      submit="Move"
      onSubmit={(form) => onMove(String(new FormData(form).get('to')))}
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr-only">Column</legend>
        {columns.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input type="radio" name="to" value={id} defaultChecked={id === deal.column} />
            {name}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
