import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'

/** Nanometres between the hues that the style sheet defines. */
const STEP = 10

/** A slider for a hue on the spectrum. */
export function HueControl({ schema, ...rest }: FieldProps) {
  const { minimum = 400, maximum = 700, ...otherKeywords } = schema
  const field = { ...rest, schema: { description: 'From violet to deep red.', ...otherKeywords } }
  const { change } = useFormActions()
  const control = useControl(field)
  const nanometres = typeof field.value === 'number' ? field.value : minimum
  return (
    <FieldFrame {...field}>
      <div
        className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5"
        data-nm={Math.round(nanometres / STEP) * STEP}
      >
        <input
          className="accent-fill"
          {...control}
          type="range"
          min={minimum}
          max={maximum}
          step={1}
          value={nanometres}
          aria-valuetext={`${nanometres} nanometres`}
          onChange={(event) => change(field.path, event.target.valueAsNumber)}
        />
        <output
          htmlFor={control.id}
          className="label inline-flex items-center gap-2 before:size-5 before:rounded-pill before:bg-fill"
        >
          {nanometres} nm
        </output>
      </div>
    </FieldFrame>
  )
}
