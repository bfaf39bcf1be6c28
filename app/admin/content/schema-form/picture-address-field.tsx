import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import { mediaSize } from '#model/media/media-address.ts'
import type { FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'
import { QuietButton } from './quiet-button.tsx'

/** Space for a picture whose size is not known. */
const SIZE = { width: 320, height: 240 }

/** A picture that something else describes, such as a client's logo. */
export function PictureAddressField(field: FieldProps) {
  const { schema, name, path } = field
  const src = typeof field.value === 'string' ? field.value : ''
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const isOptional = !schema.minLength && !schema.pattern
  return (
    <Group {...field}>
      {isReadOnly ? (
        src && <img src={src} alt="" className="max-w-32 rounded-small border border-line" />
      ) : (
        <PicturePicker
          value={src ? { ...SIZE, ...mediaSize(src), src, alt: '' } : null}
          label={field.label ?? labelOf(schema, name)}
          onPick={(next) => change(path, next.src)}
        />
      )}
      {src && !isReadOnly && isOptional && (
        <QuietButton className="justify-self-start" onClick={() => change(path, '')}>
          Remove the picture
        </QuietButton>
      )}
    </Group>
  )
}
