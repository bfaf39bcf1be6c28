import type { FieldProps } from './field.tsx'
import { useFormTools, useFormView } from './form-context.ts'
import { labelOf } from './labels.ts'

/** Removes an optional field and focuses the button that adds it again. */
export function RemoveField({ schema, name, path, removable }: FieldProps) {
  const { changeAndGo } = useFormTools()
  const { isReadOnly } = useFormView()
  if (!removable || isReadOnly) return null
  const label = labelOf(schema, name)
  return (
    <button
      type="button"
      className="schema-quiet"
      aria-label={`Remove ${label}`}
      onClick={() => changeAndGo(path, removable === 'null' ? null : undefined, 'bring')}
    >
      Remove
    </button>
  )
}
