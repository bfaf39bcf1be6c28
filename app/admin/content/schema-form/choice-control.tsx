import { plainWords } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'

type ChoiceProps = FieldProps & {
  values: unknown[]
  /** Shown instead of the values. */
  names?: (string | undefined)[] | undefined
}

/** A select of a few values of any type. */
export function ChoiceControl({ values, names, ...field }: ChoiceProps) {
  const { value, path, schema } = field
  const { change, changeBranch } = useFormActions()
  const set = schema.values ? changeBranch : change
  const control = useControl(field)
  const selectedIndex = values.indexOf(value)
  return (
    <FieldFrame {...field}>
      <select
        {...control}
        className="input select"
        value={selectedIndex}
        onChange={(event) => set(path, values[Number(event.target.value)])}
      >
        {selectedIndex < 0 && <option value={-1}>Choose…</option>}
        {values.map((option, index) => (
          <option key={String(option)} value={index}>
            {names?.[index] ?? plainWords(String(option))}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
