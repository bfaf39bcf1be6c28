import type { ReactNode } from 'react'

type FieldProps = {
  /** Id of the control; the hint and error get `${id}-hint` and `${id}-error`. */
  id: string
  label: ReactNode
  hint?: string
  error?: string
  children: ReactNode
}

/** A form control with label, hint and error. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A fieldset of options with legend, hint and error. */
export function Choices({ id, label, hint, error, children }: FieldProps) {
  return (
    <fieldset
      className="grid gap-1.5"
      aria-describedby={describedBy(id, { hint: Boolean(hint), error })}
    >
      <legend className="mb-1.5 font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      <div className="-m-1 sm:text-balance *:m-1">{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** The value of the control's aria-describedby. */
export function describedBy(id: string, { hint, error }: { hint?: boolean; error?: string }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

/** The error of the control with this id. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="text-small font-semibold text-alarm">
      {error}
    </p>
  )
}
