import { useState } from 'react'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { below } from '#model/content/form/set-at-path.ts'
import type { Picture } from '#model/content/picture.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'

const altSchema: JsonSchema = {
  type: 'string',
  title: 'Alt text',
  description: 'Describes the image for people who can’t see it.',
  minLength: 1,
}

/** A picture with picker and alt text. */
export function PictureField(field: FieldProps) {
  const { schema, name, path } = field
  const picture = isFields(field.value) ? field.value : {}
  const { change, follow } = useFormActions()
  const { isReadOnly } = useFormState()
  const chosen = picture.src ? (picture as Picture) : null
  /** The picked picture, if the library has no alt text for it yet. */
  const [undescribed, setUndescribed] = useState<string>()
  return (
    <Group {...field}>
      {isReadOnly ? (
        chosen && (
          <img src={chosen.src} alt="" className="max-w-32 rounded-small border border-line" />
        )
      ) : (
        <PicturePicker
          value={chosen}
          label={field.label ?? labelOf(schema, name)}
          onStart={() => {
            const placeNow = follow(path)
            return (next, { needsAlt }) => {
              const place = placeNow()
              if (place === null) return
              setUndescribed(needsAlt ? next.src : undefined)
              change(place, next)
            }
          }}
        />
      )}
      <FileError path={path} />
      {chosen && (
        <AltText
          key={chosen.src}
          path={path}
          alt={chosen.alt}
          isMissing={chosen.src === undescribed}
        />
      )}
    </Group>
  )
}

/** The first error of the fields that the picker sets, which have no controls of their own. */
function FileError({ path }: { path: string }) {
  const { errors } = useFormState()
  const messages = ['src', 'width', 'height', 'widths'].map((name) => errors[below(path, name)])
  const [first] = messages.filter((message) => message !== undefined)
  return first ? <p className="font-semibold text-alarm">{first}</p> : null
}

/** Required unless marked as decorative. */
function AltText({ path, alt, isMissing }: { path: string; alt: string; isMissing: boolean }) {
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const [isDecoration, setDecoration] = useState(alt === '' && !isMissing)
  const altPath = below(path, 'alt')
  return (
    <>
      {!isDecoration && <Field schema={altSchema} value={alt} path={altPath} name="alt" />}
      {!isDecoration && alt.trim() === '' && (
        <p className="font-semibold text-alarm">Describe the image, or tick the box below.</p>
      )}
      <CheckField
        checked={isDecoration}
        disabled={isReadOnly}
        onChange={(event) => {
          setDecoration(event.target.checked)
          if (event.target.checked) change(altPath, '')
        }}
        className="font-semibold"
      >
        Decorative: adds no information
      </CheckField>
    </>
  )
}
