import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormTools } from './form-context.ts'
import type { FieldProps } from './schema-field.tsx'

const STEP = 10

/** A place on the spectrum, chosen by its colour. */
export function HueControl(field: FieldProps) {
  const { schema, value, path } = field
  const { change } = useFormTools()
  const control = useControl(field)
  const nanometres = typeof value === 'number' ? value : (schema.minimum ?? 400)
  const shown = Math.round(nanometres / STEP) * STEP
  return (
    <FieldFrame {...field}>
      <div className="schema-hue" data-nm={shown}>
        <input
          {...control}
          type="range"
          min={schema.minimum ?? 400}
          max={schema.maximum ?? 700}
          step={1}
          value={nanometres}
          aria-valuetext={`${nanometres} nanometres`}
          onChange={(event) => change(path, event.target.valueAsNumber)}
        />
        <output htmlFor={control.id}>{nanometres} nm</output>
      </div>
    </FieldFrame>
  )
}
