import type { ReactNode } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { shapeOf } from '#model/content/form/shape.ts'
import { describedBy } from '#ui/field.tsx'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'
import { RemoveField } from './remove-field.tsx'

type FieldFrameProps = FieldProps & { count?: ReactNode; children: ReactNode }

/** A control with label, notes and, if optional, a remove button. */
export function FieldFrame({ count, children, ...field }: FieldFrameProps) {
  const { schema, name, path, label, isInRow } = field
  const { idOf } = useFormActions()
  const text = label ?? labelOf(schema, name)
  const marker = <CommentMarker path={path} name={text} className="-my-1" />
  return (
    <div className="relative grid content-start gap-1.5">
      <div
        className={
          isInRow ? 'sr-only' : 'flex min-h-6 items-baseline justify-between gap-4 font-semibold'
        }
      >
        <label htmlFor={idOf(path)}>{text}</label>
        <PeopleAt path={path} />
        <span className="flex flex-none items-center gap-3 empty:hidden">
          {!isInRow && marker}
          <RemoveField {...field} />
        </span>
      </div>
      {isInRow ? (
        <>
          <div className="flex items-center gap-1 *:first:min-w-0 *:first:flex-1">
            {children}
            {marker}
          </div>
          <FieldNotes schema={schema} path={path} count={count} />
        </>
      ) : (
        <>
          {children}
          <FieldNotes schema={schema} path={path} count={count} />
        </>
      )}
    </div>
  )
}

/** Props for every control: id, ARIA attributes, read-only state. */
export function useControl({ path, schema, removable }: FieldProps) {
  const { idOf } = useFormActions()
  const { errors, isReadOnly } = useFormState()
  const error = errors[path]
  const id = idOf(path)
  const isText = supportsReadOnly(schema)
  return {
    id,
    readOnly: isText ? isReadOnly : undefined,
    disabled: isText ? undefined : isReadOnly,
    'aria-required': removable || schema.minLength === undefined ? undefined : true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint: hintOf(schema) !== '', error }),
  }
}

/** Only text inputs support `readonly`; others are disabled. */
function supportsReadOnly(schema: JsonSchema) {
  const { kind } = shapeOf(schema)
  return kind === 'text' || kind === 'number'
}
