import { useState } from 'react'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'

/** A number input. Invalid text is kept, and the server reports it. */
export function NumberControl(field: FieldProps) {
  const { value, path } = field
  const { change } = useFormActions()
  const control = useControl(field)
  const [typed, setTyped] = useState('')
  const shown = numberOf(typed) === value ? typed : String(value ?? '')
  return (
    <FieldFrame {...field}>
      <input
        {...control}
        className="input"
        inputMode="decimal"
        value={shown}
        onChange={(event) => {
          setTyped(event.target.value)
          change(path, numberOf(event.target.value))
        }}
      />
    </FieldFrame>
  )
}

/** The number in a text; the text itself if it is not a number, undefined if it is empty. */
export function numberOf(text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text
}
