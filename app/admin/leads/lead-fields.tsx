import { type ComponentProps, useId } from 'react'
import { NO_ASSIGNEE, TAG_MAX } from '#model/leads/inbox.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type AssigneeFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'name'> & {
  people: { id: string; name: string }[]
  /** For filters: adds the option "All". */
  all?: boolean
}

/** Selects the assignee of a lead. */
export function AssigneeField({ people, all = false, ...rest }: AssigneeFieldProps) {
  return (
    <SelectField {...rest} name="assignee" label="Assigned to">
      {all && <option value="">All</option>}
      <option value={NO_ASSIGNEE}>Unassigned</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type StageFieldProps = Omit<ComponentProps<typeof SelectField>, 'label' | 'name'> & {
  stages: { id: string; name: string }[]
  /** For filters: adds the option "All". */
  all?: boolean
}

/** Selects where an open lead stands. */
export function StageField({ stages, all = false, ...rest }: StageFieldProps) {
  return (
    <SelectField {...rest} name="stage" label="Stage">
      {all && <option value="">All</option>}
      {stages.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** A text field for a tag that suggests existing ones. */
export function TagField({ id, tags }: { id: string; tags: string[] }) {
  const list = useId()
  return (
    <>
      <TextField id={id} name="tag" label="Tag" maxLength={TAG_MAX} list={list} required />
      <datalist id={list}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
