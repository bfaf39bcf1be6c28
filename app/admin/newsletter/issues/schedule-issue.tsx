import { useId, useState } from 'react'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useSite } from '#app/use-site.ts'
import { localTime, nextMorning } from '#model/local-time.ts'
import type { OpenedIssue } from '#server/features/newsletter/issues/open-issue.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Delivery } from './use-delivery.ts'

type ScheduleIssueProps = { issue: OpenedIssue; delivery: Delivery; onClose: () => void }

/** Asks when the issue is to be sent. */
export function ScheduleIssue({ issue, delivery, onClose }: ScheduleIssueProps) {
  const { timeZone } = useSite().site
  const [at, setAt] = useState(() =>
    issue.state === 'scheduled'
      ? localTime(new Date(issue.at), timeZone)
      : nextMorning(new Date(), timeZone),
  )
  const [error, setError] = useState<string>()
  const id = useId()

  async function schedule() {
    const reply = await delivery.act('schedule', { at })
    // Other faults are shown on the screen behind the dialog.
    if (reply?.ok === false && reply.errors?.at) setError(reply.errors.at)
    else onClose()
  }

  return (
    <FormDialog
      title="Schedule"
      isBusy={delivery.work === 'schedule'}
      onSubmit={() => void schedule()}
      onClose={onClose}
    >
      <TextField
        id={`${id}-at`}
        type="datetime-local"
        label="Date and time"
        hint={`${timeZone} time. Everybody who is subscribed by then gets the issue.`}
        required
        value={at}
        error={error}
        onChange={({ target }) => setAt(target.value)}
      />
    </FormDialog>
  )
}
