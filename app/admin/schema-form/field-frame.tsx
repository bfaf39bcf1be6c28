import type { ReactNode } from 'react'
import { describedBy } from '#ui/field.tsx'
import { useFormTools, useFormView } from './form-context.ts'
import { hintOf } from './hint.ts'
import { labelOf } from './labels.ts'
import { RemoveField } from './remove-field.tsx'
import type { FieldProps } from './schema-field.tsx'

type FieldFrameProps = FieldProps & { aside?: ReactNode; children: ReactNode }

/** A single control with its label, its hint, its error and, where it is optional, the way to take it away. */
export function FieldFrame({ aside, children, ...field }: FieldFrameProps) {
  const { idOf } = useFormTools()
  const error = useFormView().errors[field.path]
  const id = idOf(field.path)
  const hint = hintOf(field.schema)
  return (
    <div className="schema-field">
      <div className={field.label ? 'sr-only' : 'schema-label'}>
        <label htmlFor={id}>{field.label ?? labelOf(field.schema, field.name)}</label>
        <RemoveField {...field} />
      </div>
      {hint && (
        <p id={`${id}-hint`} className="schema-hint">
          {hint}
        </p>
      )}
      {children}
      {aside}
      {error && (
        <p id={`${id}-error`} className="schema-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** What every control says of itself: id, name for assistive technology, error. */
export function useControl({ path, schema, removable }: FieldProps) {
  const { idOf } = useFormTools()
  const error = useFormView().errors[path]
  const id = idOf(path)
  return {
    id,
    'aria-required': removable || schema.minLength === undefined ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint: hintOf(schema) !== '', error }),
  }
}
