import { useFetcher } from 'react-router'
import { fieldErrors } from '#app/admin/kit/field-errors.ts'
import { useAnswerToast } from '#app/admin/kit/toasts.tsx'
import { useEmptyForm } from '#app/admin/kit/use-empty-form.ts'
import type { ActionResult } from '#model/action-result.ts'
import { LEAD_NOTE_MAX } from '#model/leads/inbox.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'

/** A note for colleagues. */
export function NoteForm() {
  const fetcher = useFetcher<ActionResult<unknown>>()
  const { data, state } = fetcher
  const form = useEmptyForm(data)
  useAnswerToast(data)
  const errors = fieldErrors(data)
  return (
    <fetcher.Form method="post" ref={form} className="grid gap-3">
      <input type="hidden" name="intent" value="note" />
      <TextArea
        // Success resets the form.
        readOnly={state === 'submitting'}
        id="note"
        name="note"
        label="Note"
        hint="Only your team sees this."
        rows={2}
        maxLength={LEAD_NOTE_MAX}
        error={errors?.note}
        required
      />
      <div>
        <Button size="sm" variant="outline" type="submit" busy={state !== 'idle'}>
          Add note
        </Button>
      </div>
    </fetcher.Form>
  )
}
