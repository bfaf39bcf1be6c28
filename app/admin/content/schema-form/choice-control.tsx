import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'
import { plainWords } from './labels.ts'

/** A select of a few values of any type. */
export function ChoiceControl({ values, ...field }: FieldProps & { values: unknown[] }) {
  const { value, path } = field
  const { change } = useFormActions()
  const control = useControl(field)
  const at = values.indexOf(value)
  return (
    <FieldFrame {...field}>
      <select
        {...control}
        className="input select"
        value={at}
        onChange={(event) => change(path, values[Number(event.target.value)])}
      >
        {at < 0 && <option value={-1}>Choose…</option>}
        {values.map((one, index) => (
          <option key={String(one)} value={index}>
            {plainWords(String(one))}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
