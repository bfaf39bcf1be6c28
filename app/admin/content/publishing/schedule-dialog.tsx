import { useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { RadioField } from '#app/admin/kit/check-field.tsx'
import { Modal } from '#app/admin/kit/modal.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import type { PlanAction } from '#model/content/plan.ts'
import { localDay } from '#model/local-time.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'

const DAY = 86_400_000

type ScheduleDialogProps = {
  document: EditedDocument
  /** What is possible, at least one. */
  actions: PlanAction[]
  onClose: () => void
}

const choices: Record<PlanAction, { title: string; line: string }> = {
  publish: {
    title: 'Publish this draft',
    line: 'As it is now. Changes that you make afterwards stay a draft.',
  },
  'take-off': {
    title: 'Unpublish',
    line: 'Its page answers “not found”, and menus and lists leave it out. You can publish it again at any time.',
  },
}

/** What is to happen with a document, and when. */
export function ScheduleDialog({ document, actions, onClose }: ScheduleDialogProps) {
  const { timeZone } = useSite().site
  const [action, setAction] = useState(actions[0] ?? 'publish')
  const [at, setAt] = useState(() => `${localDay(new Date(Date.now() + DAY), timeZone)}T09:00`)
  const [error, setError] = useState<string>()
  const id = useId()
  const showToast = useToast()
  const isBusy = document.work !== null

  async function schedule() {
    const reply = await document.changePublishing('plan', { action, at })
    if (reply?.ok) showToast(reply.message)
    // Other faults are shown in the form behind the dialog.
    if (reply?.ok === false && reply.errors?.at) setError(reply.errors.at)
    else onClose()
  }

  async function takeOffNow() {
    const reply = await document.changePublishing('takeOff')
    if (reply?.ok) showToast(reply.message)
    onClose()
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
        <fieldset>
          <legend className="mb-1.5 font-semibold">What should happen?</legend>
          {actions.map((each) => (
            <RadioField
              key={each}
              name={`${id}-action`}
              {...choices[each]}
              checked={action === each}
              onChange={() => setAction(each)}
            />
          ))}
        </fieldset>
        <TextField
          id={`${id}-at`}
          type="datetime-local"
          label="Date and time"
          hint={`${timeZone} time.`}
          required
          value={at}
          error={error}
          onChange={({ target }) => setAt(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            type="submit"
            busy={document.work === 'schedule'}
            aria-disabled={isBusy}
          >
            Schedule
          </Button>
          {action === 'take-off' && (
            <Button
              size="sm"
              variant="danger"
              type="button"
              aria-disabled={isBusy}
              onClick={takeOffNow}
            >
              Unpublish now
            </Button>
          )}
          <Button size="sm" variant="outline" type="button" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Modal>
  )
}
