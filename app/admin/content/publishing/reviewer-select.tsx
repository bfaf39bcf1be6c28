import { useEffect, useId, useState } from 'react'
import { adminPaths } from '#model/admin-paths.ts'
import { SelectField } from '#ui/select-field.tsx'

type ReviewerSelectProps = {
  /** Key of the document or post. */
  subject: string
  value: string
  onChange: (id: string) => void
}

/** Who is asked for a review: everyone who may publish, or one of them. */
export function ReviewerSelect({ subject, value, onChange }: ReviewerSelectProps) {
  const [people, setPeople] = useState<{ id: string; name: string }[]>([])
  const id = useId()
  useEffect(() => {
    const query = new URLSearchParams({ document: subject })
    fetch(`${adminPaths.content}/reviewers?${query}`)
      .then((response) => (response.ok ? response.json() : []))
      // Without a connection, everyone can still be asked.
      .then(setPeople, () => {})
  }, [subject])
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
