import type { ReactNode } from 'react'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'

type FieldHintProps = { schema: JsonSchema; path: string; count?: ReactNode }

/** Error and hint of a group, a checkbox or a control in a row. */
export function FieldNotes(props: FieldHintProps) {
  return (
    <>
      <FieldError path={props.path} />
      <FieldHint {...props} />
    </>
  )
}

/** Hint and character count of a control. */
export function FieldHint({ schema, path, count }: FieldHintProps) {
  const { idOf } = useFormActions()
  const hint = hintOf(schema)
  if (!hint && !count) return null
  return (
    <div className="flex items-baseline justify-between gap-x-4 gap-y-1">
      {hint && (
        <p id={`${idOf(path)}-hint`} className="max-w-[65ch] text-hint text-soft">
          {hint}
        </p>
      )}
      {count}
    </div>
  )
}

export function FieldError({ path }: { path: string }) {
  const { idOf } = useFormActions()
  const error = useFormState().errors[path]
  if (!error) return null
  return (
    <p id={`${idOf(path)}-error`} className="font-semibold text-alarm">
      {error}
    </p>
  )
}
