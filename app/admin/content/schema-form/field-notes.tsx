import type { ReactNode } from 'react'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'

type FieldNotesProps = { schema: JsonSchema; path: string; count?: ReactNode }

/** Error, hint and character count of a control. */
export function FieldNotes({ schema, path, count }: FieldNotesProps) {
  const { idOf } = useFormActions()
  const error = useFormState().errors[path]
  const id = idOf(path)
  const hint = hintOf(schema)
  if (!hint && !error && !count) return null
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-alarm">
          {error}
        </p>
      )}
      {(hint || count) && (
        <div className="flex items-baseline justify-between gap-x-4 gap-y-1">
          {hint && (
            <p id={`${id}-hint`} className="max-w-[65ch] text-hint text-soft">
              {hint}
            </p>
          )}
          {count}
        </div>
      )}
    </>
  )
}
