import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field } from '#ui/field.tsx'

type FieldProps = {
  id: string
  label: ReactNode
  hint?: string
  error?: string
  required?: boolean
}
type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>
type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>

/** A text input with label, hint and error. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input {...input} {...ariaProps({ id: input.id, hint, error, required })} className="input" />
    </Field>
  )
}

/** A multi-line text input with label, hint and error. */
export function TextArea({ label, hint, error, required, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...ariaProps({ id: area.id, hint, error, required })}
        className="input"
      />
    </Field>
  )
}

/** A file input with label, hint and error. */
export function FileField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...ariaProps({ id: input.id, hint, error, required })}
        type="file"
        className="file-input"
      />
    </Field>
  )
}

/** ARIA attributes for required, invalid and description. */
function ariaProps({ id, hint, error, required }: Omit<FieldProps, 'label'>) {
  return {
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint: Boolean(hint), error }),
  }
}
