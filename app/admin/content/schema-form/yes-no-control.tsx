import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { useControl } from './field-frame.tsx'
import { FieldNotes } from './field-notes.tsx'
import { useFormActions } from './form-context.ts'

/** A checkbox; an optional field is absent while unchecked. */
export function YesNoControl(field: FieldProps) {
  const { schema, name, value, path } = field
  const { change } = useFormActions()
  const control = useControl(field)
  const label = field.label ?? labelOf(schema, name)
  const no = field.removable ? undefined : false
  return (
    <div className="grid content-start gap-1.5">
      <div className="flex items-start justify-between gap-4">
        <CheckField
          {...control}
          checked={value === true}
          onChange={(event) => change(path, event.target.checked || no)}
          className="font-semibold"
        >
          {label}
        </CheckField>
        <CommentMarker path={path} name={label} />
      </div>
      <FieldNotes schema={schema} path={path} />
    </div>
  )
}
