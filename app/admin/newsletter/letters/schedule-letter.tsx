import { useId, useState } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useSite } from '#app/use-site.ts'
import { localDay, localTime } from '#model/local-time.ts'
import type { OpenedLetter } from '#server/features/newsletter/letters/open-letter.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Delivery } from './use-delivery.ts'

const DAY = 86_400_000

type ScheduleLetterProps = { letter: OpenedLetter; delivery: Delivery; onClose: () => void }

/** Asks when the letter is to be sent. */
export function ScheduleLetter({ letter, delivery, onClose }: ScheduleLetterProps) {
  const { timeZone } = useSite().site
  const [at, setAt] = useState(() =>
    letter.state === 'scheduled'
      ? localTime(new Date(letter.at), timeZone)
      : `${localDay(new Date(Date.now() + DAY), timeZone)}T09:00`,
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
    <Modal title="Schedule" onClose={onClose}>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void schedule()
        }}
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
        <div className="flex flex-wrap gap-3">
          <Button size="sm" type="submit" busy={delivery.work === 'schedule'}>
            Schedule
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
