import { useMemo } from 'react'
import { CheckField } from '#app/admin/kit/check-field.tsx'
import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { isFields, type JsonSchema } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { below } from '#model/content/form/set-at-path.ts'
import type { Picture } from '#model/content/picture.ts'
import { Field, type FieldProps } from './field.tsx'
import { FormActionsContext, useFormActions, useFormState } from './form-context.ts'
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
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const chosen = picture.src ? (picture as Picture) : null
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
          onPick={(next, { needsAlt }) =>
            change(path, needsAlt ? { ...next, undescribed: true } : next)
          }
        />
      )}
      {chosen && <AltText path={path} picture={chosen} />}
    </Group>
  )
}

/** Required unless marked as decorative. */
function AltText({ path, picture }: { path: string; picture: Picture }) {
  const actions = useFormActions()
  const { isReadOnly } = useFormState()
  const { undescribed, ...described } = picture
  const isDecoration = picture.alt === '' && !undescribed
  const altPath = below(path, 'alt')
  // Who empties the text has not said that the picture is decorative.
  const describing = useMemo(() => {
    const change = (at: string, value: unknown) =>
      at === altPath
        ? actions.change(path, { ...picture, alt: value, undescribed: value === '' })
        : actions.change(at, value)
    return { ...actions, change }
  }, [actions, altPath, path, picture])
  return (
    <>
      {!isDecoration && (
        <FormActionsContext value={describing}>
          <Field schema={altSchema} value={picture.alt} path={altPath} name="alt" />
        </FormActionsContext>
      )}
      {!isDecoration && picture.alt.trim() === '' && (
        <p className="font-semibold text-alarm">Describe the image, or tick the box below.</p>
      )}
      <CheckField
        checked={isDecoration}
        disabled={isReadOnly}
        onChange={({ target }) =>
          actions.change(path, {
            ...described,
            alt: '',
            ...(!target.checked && { undescribed: true }),
          })
        }
        className="font-semibold"
      >
        Decorative: adds no information
      </CheckField>
    </>
  )
}
