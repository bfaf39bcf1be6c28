import { useFetcher } from 'react-router'
import type { AdminAnswer } from '#model/admin-answer.ts'
import { LEAD_NOTE_MAX } from '#model/inbox.ts'
import { TextArea } from '#ui/text-field.tsx'
import { errorsOf } from '../ui/errors-of.ts'
import { SmallButton } from '../ui/small-button.tsx'
import { useAnswerToast } from '../ui/toasts.tsx'
import { useEmptyForm } from '../ui/use-empty-form.ts'

/** A note for colleagues. */
export function NoteForm() {
  const fetcher = useFetcher<AdminAnswer<unknown>>()
  const { data, state } = fetcher
  const form = useEmptyForm(data)
  useAnswerToast(data)
  const errors = errorsOf(data)
  return (
    <fetcher.Form method="post" ref={form} className="grid gap-3">
      <input type="hidden" name="intent" value="note" />
      <TextArea
        id="note"
        name="note"
        label="Note"
        hint="For colleagues; the visitor never sees it."
        rows={2}
        maxLength={LEAD_NOTE_MAX}
        error={errors?.note}
        required
      />
      <div>
        <SmallButton type="submit" busy={state !== 'idle'}>
          Add note
        </SmallButton>
      </div>
    </fetcher.Form>
  )
}
