import { FormDialogButton } from '#app/admin/kit/form-dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'

type AssignCallProps = { id: string; name: string; people: { id: string; name: string }[] }

/** Asks who takes a call that nobody takes. */
export function AssignCall({ id, name, people }: AssignCallProps) {
  return (
    <FormDialogButton
      label="Choose who takes it"
      aria-label={`Choose who takes the call with ${name}`}
      title={`The call with ${name}`}
      values={{ intent: 'assign', id }}
      submit="Give the call"
      look="row"
    >
      <SelectField
        id={`taker-${id}`}
        name="person"
        label="Who takes it"
        hint="They are told by email. Their hours and calendar are not looked at."
      >
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </SelectField>
    </FormDialogButton>
  )
}
