import { useEffect, useRef } from 'react'
import type { Job } from '#model/content/job.ts'
import { GENERAL_APPLICATION } from '#model/leads/application.ts'
import { SelectField } from '#ui/select-field.tsx'

type OpeningFieldProps = {
  id: string
  name: string
  label: string
  openings: Pick<Job, 'slug' | 'title'>[]
  chosen: string
  /** The server rejected the chosen opening as closed or unknown. */
  isRejected: boolean
}

/** The opening applied for; reset to the general application if the server rejects it. */
export function OpeningField({ id, name, label, openings, chosen, isRejected }: OpeningFieldProps) {
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isRejected && select.current) select.current.value = GENERAL_APPLICATION
  }, [isRejected])
  return (
    <SelectField
      ref={select}
      id={id}
      name={name}
      label={label}
      defaultValue={isRejected ? GENERAL_APPLICATION : chosen}
    >
      <option value={GENERAL_APPLICATION}>General application</option>
      {openings.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}
