import type { ComponentProps } from 'react'
import { describedBy, Field } from '#ui/field.tsx'

type Given = { id: string; label: string; hint?: string; error?: string; required?: boolean }
type TextFieldProps = Given & Omit<ComponentProps<'input'>, keyof Given>
type TextAreaProps = Given & Omit<ComponentProps<'textarea'>, keyof Given>

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input {...input} {...state({ id: input.id, hint, error, required })} className="input" />
    </Field>
  )
}

/** Several lines of text with their label, hint and error. */
export function TextArea({ label, hint, error, required, ...area }: TextAreaProps) {
  return (
    <Field id={area.id} label={label} hint={hint} error={error}>
      <textarea {...area} {...state({ id: area.id, hint, error, required })} className="input" />
    </Field>
  )
}

/** A place for a file with its label, hint and error. */
export function FileField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field id={input.id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...state({ id: input.id, hint, error, required })}
        type="file"
        className="file-input"
      />
    </Field>
  )
}

/** What tells assistive technology how the control stands. */
function state({ id, hint, error, required }: Omit<Given, 'label'>) {
  return {
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint: Boolean(hint), error }),
  }
}
