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
  const no = field.removable ? undefined : false
  return (
    <div className="grid content-start gap-1.5">
      <CheckField
        {...control}
        checked={value === true}
        onChange={(event) => change(path, event.target.checked || no)}
        className="font-semibold"
      >
        {field.label ?? labelOf(schema, name)}
      </CheckField>
      <FieldNotes schema={schema} path={path} />
    </div>
  )
}
