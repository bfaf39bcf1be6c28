import { labelOf } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'

/** Shown by the picker until a whole colour is written. */
const NONE = '#888888'

/** A colour, picked or written as "#1f6f54". */
export function ColourControl(field: FieldProps) {
  const { path, schema, name } = field
  const text = typeof field.value === 'string' ? field.value : ''
  const { change } = useFormActions()
  const control = useControl(field)
  return (
    <FieldFrame {...field}>
      <div className="grid grid-cols-[--spacing(14)_minmax(0,1fr)] gap-2">
        <input
          type="color"
          className="h-full min-h-11 w-full cursor-pointer rounded-small border border-strong-line bg-paper p-1"
          aria-label={`${field.label ?? labelOf(schema, name)}: colour picker`}
          disabled={control.readOnly}
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : NONE}
          onChange={({ target }) => change(path, target.value)}
        />
        <input
          {...control}
          className="input"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => change(path, target.value.trim())}
        />
      </div>
    </FieldFrame>
  )
}
