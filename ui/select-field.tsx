import type { ComponentProps } from 'react'
import { describedBy, Field } from '#ui/field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & {
  id: string
  label: string
  hint?: string
  error?: string
}

/** A select with label, hint and error. */
export function SelectField({ label, hint, error, ...select }: SelectFieldProps) {
  return (
    <Field id={select.id} label={label} hint={hint} error={error}>
      <select
        {...select}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(select.id, { hint: Boolean(hint), error })}
        className="input select"
      />
    </Field>
  )
}
