import { useEffect } from 'react'
import { fontAddress } from '#app/font-files.ts'
import { type TypeName, typeNames, typePairs } from '#model/theme/type-pairs.ts'
import type { FieldProps } from './field.tsx'
import { FieldFrame, useControl } from './field-frame.tsx'
import { useFormActions } from './form-context.ts'

/** A choice of the pairs of faces, each set in its own. */
export function TypeControl(field: FieldProps) {
  const { path, value = field.schema.default } = field
  const { change } = useFormActions()
  const { id, disabled, ...control } = useControl(field)
  useEffect(addFaces, [])
  return (
    <FieldFrame {...field}>
      <fieldset
        aria-label={field.label ?? field.schema.title}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(64),100%),1fr))] gap-2"
      >
        {typeNames.map((type) => (
          <label
            key={type}
            className="flex cursor-pointer gap-3 rounded-small border border-strong-line p-3 has-checked:border-ink has-checked:outline has-checked:outline-ink"
          >
            <input
              {...control}
              // The label of the field is that of the chosen one.
              id={type === value ? id : undefined}
              disabled={disabled}
              type="radio"
              name={id}
              checked={type === value}
              onChange={() => change(path, type)}
              className="mt-0.5"
            />
            <span className="grid min-w-0 flex-1 content-start gap-0.5">
              <Specimen type={type} />
              <span className="font-semibold text-small">{typePairs[type].name}</span>
              <span className="text-hint text-soft">{typePairs[type].about}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </FieldFrame>
  )
}

function Specimen({ type }: { type: TypeName }) {
  const { display, text } = typePairs[type].faces
  return (
    <svg viewBox="0 0 240 62" aria-hidden="true" className="w-full max-w-72 fill-ink">
      <text y="30" fontSize="32" fontFamily={`"${display.family}"`} fontWeight="620">
        Good evening
      </text>
      <text y="54" fontSize="15" fontFamily={`"${text.family}"`} fontWeight="400">
        We answer within 24 hours.
      </text>
    </svg>
  )
}

/** Makes the faces known to the document, which loads those that it shows. The standard pair is that of the admin. */
function addFaces() {
  for (const type of typeNames.filter((name) => name !== 'wave')) {
    for (const role of ['display', 'text'] as const) {
      const { family, weight } = typePairs[type].faces[role]
      const source = `url(${fontAddress(`${type}/${role}`)})`
      document.fonts.add(new FontFace(family, source, { weight }))
    }
  }
}
