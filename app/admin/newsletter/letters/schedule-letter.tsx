import { useId, useState } from 'react'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useSite } from '#app/use-site.ts'
import { localTime, nextMorning } from '#model/local-time.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Delivery } from './use-delivery.ts'

type ScheduleLetterProps = { letter: OpenedLetter; delivery: Delivery; onClose: () => void }

/** Asks when the letter is to be sent. */
export function ScheduleLetter({ letter, delivery, onClose }: ScheduleLetterProps) {
  const { timeZone } = useSite().site
  const [at, setAt] = useState(() =>
    letter.state === 'scheduled'
      ? localTime(new Date(letter.at), timeZone)
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
        hint={`${timeZone} time. Everybody who is subscribed by then gets the letter.`}
        required
        value={at}
        error={error}
        onChange={({ target }) => setAt(target.value)}
      />
    </FormDialog>
  )
}
