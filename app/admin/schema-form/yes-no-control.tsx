import { useControl } from './field-frame.tsx'
import { useFormTools, useFormView } from './form-context.ts'
import { hintOf } from './hint.ts'
import { labelOf } from './labels.ts'
import type { FieldProps } from './schema-field.tsx'

/** Yes or no. One that is optional is no until it is ticked. */
export function YesNoControl(field: FieldProps) {
  const { schema, name, value, path } = field
  const { change } = useFormTools()
  const error = useFormView().errors[path]
  const control = useControl(field)
  const hint = hintOf(schema)
  return (
    <div className="schema-field is-yes-no">
      <label className="schema-tick">
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={(event) =>
            change(
              path,
              event.target.checked || field.removable === undefined
                ? event.target.checked
                : undefined,
            )
          }
        />
        {field.label ?? labelOf(schema, name)}
      </label>
      {hint && (
        <p id={`${control.id}-hint`} className="schema-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${control.id}-error`} className="schema-error">
          {error}
        </p>
      )}
    </div>
  )
}
