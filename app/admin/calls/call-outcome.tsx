import { RadioField } from '#app/admin/kit/check-field.tsx'
import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { type CallState, callStates } from '#model/calls/call.ts'
import { LEAD_NOTE_MAX } from '#model/leads/inbox.ts'
import { TextArea } from '#ui/text-field.tsx'

const outcomes = {
  held: 'You have talked.',
  'no-show': 'The visitor did not come. No email is sent.',
} as const

type CallOutcomeProps = { id: string; state: CallState; name: string }

/** Notes whether a call took place, and what came of it. */
export function CallOutcome({ id, state, name }: CallOutcomeProps) {
  const label = state === 'booked' ? 'Note outcome' : 'Change outcome'
  return (
    <FormDialogButton
      label={label}
      aria-label={`${label} of the call with ${name}`}
      title={`The call with ${name}`}
      values={{ intent: 'setState', id }}
      submit="Save outcome"
      look="row"
    >
      <fieldset>
        <legend className="mb-1.5 font-semibold">Did it take place?</legend>
        {(['held', 'no-show'] as const).map((outcome) => (
          <RadioField
            key={outcome}
            name="state"
            value={outcome}
            title={callStates[outcome]}
            line={outcomes[outcome]}
            defaultChecked={state === 'booked' ? outcome === 'held' : outcome === state}
          />
        ))}
      </fieldset>
      <TextArea
        id={`outcome-${id}`}
        name="note"
        label="Note (optional)"
        hint="On the lead’s timeline. Only your team sees this."
        rows={4}
        maxLength={LEAD_NOTE_MAX}
      />
    </FormDialogButton>
  )
}
