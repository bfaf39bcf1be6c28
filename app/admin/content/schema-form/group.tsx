import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { describedBy } from '#ui/field.tsx'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'
import { labelOf } from './labels.ts'
import { RemoveField } from './remove-field.tsx'

type GroupProps = FieldProps & {
  /** Lists draw their own lines. */
  isList?: boolean
  children: ReactNode
}

/** A fieldset with a line at its left. */
export function Group({ isList = false, children, ...field }: GroupProps) {
  const { schema, name, path } = field
  const { idOf } = useFormActions()
  const error = useFormState().errors[path]
  const label = field.label ?? labelOf(schema, name)
  return (
    <fieldset
      id={idOf(path)}
      tabIndex={-1}
      className={cn('schema-group', isList && 'is-list')}
      aria-describedby={describedBy(idOf(path), { hint: hintOf(schema) !== '', error })}
    >
      {label && <legend className="schema-legend">{label}</legend>}
      <RemoveField {...field} />
      <FieldNotes schema={schema} path={path} />
      {children}
    </fieldset>
  )
}
