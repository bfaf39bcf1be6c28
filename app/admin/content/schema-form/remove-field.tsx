import { labelOf } from '#model/content/form/labels.ts'
import { cn } from '#ui/cn.ts'
import type { FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { QuietButton } from './quiet-button.tsx'

type RemoveFieldProps = FieldProps & { className?: string }

/** Removes an optional field and focuses the button that adds it again. */
export function RemoveField({ schema, name, path, removable, className }: RemoveFieldProps) {
  const { changeAndFocus } = useFormActions()
  const { isReadOnly } = useFormState()
  if (!removable || isReadOnly) return null
  const label = labelOf(schema, name)
  return (
    <QuietButton
      className={cn('-my-1.5', className)}
      aria-label={`Remove ${label}`}
      onClick={() => changeAndFocus(path, removable === 'null' ? null : undefined, 'add-field')}
    >
      Remove
    </QuietButton>
  )
}
