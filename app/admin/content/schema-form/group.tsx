import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'
import { describedBy } from '#ui/field.tsx'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFormTools, useFormView } from './form-context.ts'
import { hintOf } from './hint.ts'
import { labelOf } from './labels.ts'
import { RemoveField } from './remove-field.tsx'

type GroupProps = FieldProps & {
  /** A list has its own lines. */
  isList?: boolean
  children: ReactNode
}

/** Several controls under one name, set off by a line at their left. */
export function Group({ isList = false, children, ...field }: GroupProps) {
  const { schema, name, path } = field
  const { idOf } = useFormTools()
  const error = useFormView().errors[path]
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
