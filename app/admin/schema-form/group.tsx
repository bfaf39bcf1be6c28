import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { describedBy } from '#ui/field.tsx'
import { useFormTools, useFormView } from './form-context.ts'
import { hintOf } from './hint.ts'
import { labelOf } from './labels.ts'
import { RemoveField } from './remove-field.tsx'
import type { FieldProps } from './schema-field.tsx'

type GroupProps = FieldProps & {
  /** A list has its own lines. */
  isList?: boolean
  children: ReactNode
}

/** Several controls under one name, set off by a line at their left. */
export function Group({ isList = false, children, ...field }: GroupProps) {
  const { idOf } = useFormTools()
  const error = useFormView().errors[field.path]
  const id = idOf(field.path)
  const hint = hintOf(field.schema)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes('schema-group', isList && 'is-list')}
      aria-describedby={describedBy(id, { hint: hint !== '', error })}
    >
      <legend className="schema-legend">{field.label ?? labelOf(field.schema, field.name)}</legend>
      <RemoveField {...field} />
      {hint && (
        <p id={`${id}-hint`} className="schema-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="schema-error">
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
