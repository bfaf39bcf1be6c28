import { useId, useState } from 'react'
import type { EditedDocument } from '#app/admin/content/edit/use-document.ts'
import { RadioField } from '#app/admin/kit/check-field.tsx'
import { DateField } from '#app/admin/kit/date-field.tsx'
import { FormDialog } from '#app/admin/kit/form-dialog.tsx'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useSite } from '#app/use-site.ts'
import type { PlanAction } from '#model/content/plan.ts'
import { nextMorning } from '#model/local-time.ts'

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
  send: {
    title: 'Send this draft',
    line: 'As it is now, to everybody who is subscribed by then. Changes that you make afterwards stay a draft.',
  },
  unpublish: {
    title: 'Unpublish',
    line: 'Its page answers “not found”, and menus and lists leave it out. You can publish it again at any time.',
  },
}

/** What is to happen with a document, and when. */
export function ScheduleDialog({ document, actions, onClose }: ScheduleDialogProps) {
  const { timeZone } = useSite().site
  const [action, setAction] = useState(actions[0] ?? 'publish')
  const [start] = useState(() => nextMorning(new Date(), timeZone))
  const [at, setAt] = useState(start)
  const [error, setError] = useState<string>()
  const id = useId()
  const showToast = useToast()

  async function schedule() {
    const reply = await document.act('content.plan', { action, at })
    if (reply?.ok) showToast(reply.message)
    // Other errors are shown in the form behind the dialog.
    if (reply?.ok === false && reply.errors?.at) setError(reply.errors.at)
    else onClose()
  }

  return (
    <FormDialog
      title="Schedule"
      isBusy={document.work === 'schedule'}
      onSubmit={() => void schedule()}
      onClose={onClose}
    >
      {actions.length === 1 ? (
        <p className="grid">
          <strong>{choices[action].title}</strong>
          <span className="text-soft">{choices[action].line}</span>
        </p>
      ) : (
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
      )}
      <DateField
        id={`${id}-at`}
        hasTime
        label="Date and time"
        hint={`${timeZone} time.`}
        required
        defaultValue={start}
        error={error}
        onDay={setAt}
      />
    </FormDialog>
  )
}
