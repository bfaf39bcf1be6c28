import type { ReactNode } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import { cn } from '#ui/cn.ts'
import { describedBy } from '#ui/field.tsx'
import type { FieldProps } from './field.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'
import { RemoveField } from './remove-field.tsx'

type GroupProps = FieldProps & {
  /** Lists draw their own borders. */
  isList?: boolean
  children: ReactNode
}

/** A fieldset with a line on its left. */
export function Group({ isList = false, children, ...field }: GroupProps) {
  const { schema, name, path } = field
  const { idOf } = useFormActions()
  const error = useFormState().errors[path]
  const label = field.label ?? labelOf(schema, name)
  // The list that is a whole document is named by its heading.
  const Frame = label ? 'fieldset' : 'div'
  return (
    <Frame
      id={idOf(path)}
      tabIndex={-1}
      className={cn(
        'relative grid min-w-0 gap-3 outline-offset-4',
        !isList && 'border-line border-l pl-3 sm:pl-4',
      )}
      aria-describedby={describedBy(idOf(path), { hint: hintOf(schema) !== '', error })}
    >
      {label && (
        <legend
          className={cn('float-left font-semibold', !isList && '-ml-3 pl-3 sm:-ml-4 sm:pl-4')}
        >
          {label}
        </legend>
      )}
      <span className="absolute -top-1 right-0 flex items-center gap-3">
        <CommentMarker path={path} name={label} />
        <RemoveField {...field} />
      </span>
      <FieldNotes schema={schema} path={path} />
      {children}
    </Frame>
  )
}
