import type { ReactNode } from 'react'
import { useFormActions, useFormState } from './form-context.ts'
import { hintOf } from './hint.ts'
import type { JsonSchema } from './json-schema.ts'

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
        <p id={`${id}-error`} className="schema-error">
          {error}
        </p>
      )}
      {(hint || count) && (
        <div className="schema-notes">
          {hint && (
            <p id={`${id}-hint`} className="schema-hint">
              {hint}
            </p>
          )}
          {count}
        </div>
      )}
    </>
  )
}
