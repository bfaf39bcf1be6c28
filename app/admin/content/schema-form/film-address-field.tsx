import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import { mediaSize } from '#model/media/media-address.ts'
import type { FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'
import { TextControl } from './text-control.tsx'

/** Space for a poster whose size is not known. */
const SIZE = { width: 640, height: 360 }

/** A film from the library or uploaded in place, or a link to another site's player. */
export function FilmAddressField(field: FieldProps) {
  const { schema, name, path, removable: _, ...rest } = field
  const link = typeof field.value === 'string' ? field.value : ''
  const isOwn = link.startsWith('/')
  const poster = link.replace(/\.\w+$/, '.webp')
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const label = field.label ?? labelOf(schema, name)
  return (
    <Group {...field}>
      {!isReadOnly && (
        <PicturePicker
          kind="film"
          value={isOwn ? { ...SIZE, ...mediaSize(poster), src: poster, alt: '' } : null}
          label={label}
          onPick={(_, { film }) => film !== null && change(path, film)}
        />
      )}
      {!isOwn && (
        <TextControl
          {...rest}
          schema={{ type: 'string', title: 'Or a link to YouTube or Vimeo', format: 'uri' }}
          path={path}
          name={name}
          label="Or a link to YouTube or Vimeo"
        />
      )}
    </Group>
  )
}
