import { useId } from 'react'
import { useQuery } from '#app/admin/kit/use-query.ts'
import { SelectField } from '#ui/select-field.tsx'

type ReviewerSelectProps = {
  /** Key of the document. */
  subject: string
  value: string
  onChange: (id: string) => void
}

/** Who is asked for a review: everyone who may publish, or one of them. */
export function ReviewerSelect({ subject, value, onChange }: ReviewerSelectProps) {
  // Without a connection, everyone can still be asked.
  const { value: people = [] } = useQuery('content.reviewers', { document: subject })
  const id = useId()
  return (
    <SelectField
      id={id}
      label="Reviewer"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">All editors and owners</option>
      {people.map(({ id: person, name }) => (
        <option key={person} value={person}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
