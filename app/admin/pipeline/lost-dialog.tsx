import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { LOST_REASON_MAX } from '#model/pipeline/deal-schema.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type LostDialogProps = {
  name: string
  reasons: readonly string[]
  /** Takes the values `reason` and `reasonWords`. */
  onLost: (values: FormData) => void
  onClose: () => void
}

/** Asks why a lead is lost; neither answer is required. */
export function LostDialog({ name, reasons, onLost, onClose }: LostDialogProps) {
  return (
    <FormDialog
      title={`Mark ${name} as lost`}
      submit="Mark as lost"
      onSubmit={(form) => onLost(new FormData(form))}
      onClose={onClose}
    >
      {reasons.length > 0 && (
        <SelectField id="lost-reason" name="reason" label="Reason (optional)">
          <option value="">None of these</option>
          {reasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </SelectField>
      )}
      <TextField
        id="lost-words"
        name="reasonWords"
        label="In your words (optional)"
        hint="Only your team sees this."
        maxLength={LOST_REASON_MAX}
        autoComplete="off"
      />
    </FormDialog>
  )
}
