import { useState } from 'react'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormTools } from './form-context.ts'
import { numberOf } from './number-text.ts'
import type { FieldProps } from './schema-field.tsx'

/** A number. What is not one stays as it was typed, and the server says so. */
export function NumberControl(field: FieldProps) {
  const { value, path } = field
  const { change } = useFormTools()
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
