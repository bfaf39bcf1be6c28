import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { isFields } from '#model/content/form/json-schema.ts'
import { labelOf } from '#model/content/form/labels.ts'
import { below } from '#model/content/form/set-at-path.ts'
import type { Picture } from '#model/content/picture.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormActions, useFormState } from './form-context.ts'
import { Group } from './group.tsx'

/** A film from the library or uploaded in place, which brings its poster. */
export function FilmField(field: FieldProps) {
  const { schema, name, path } = field
  const film = isFields(field.value) ? field.value : {}
  const { poster: posterSchema, portrait: portraitSchema } = schema.properties ?? {}
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const poster = isFields(film.poster) && film.poster.src ? (film.poster as Picture) : null
  return (
    <Group {...field}>
      {!isReadOnly && (
        <PicturePicker
          kind="film"
          value={poster}
          label={field.label ?? labelOf(schema, name)}
          onPick={(picture, item) => {
            if (item.film === null) return
            const type = `video/${item.film.split('.').at(-1)}`
            const next = item.needsAlt ? { ...picture, undescribed: true } : picture
            change(path, { poster: next, sources: [{ src: item.film, type }] })
          }}
        />
      )}
      {poster && posterSchema && (
        <Field schema={posterSchema} value={poster} path={below(path, 'poster')} name="poster" />
      )}
      {isFields(film.portrait) && portraitSchema && (
        <Field
          schema={portraitSchema}
          value={film.portrait}
          path={below(path, 'portrait')}
          name="portrait"
          removable="undefined"
        />
      )}
    </Group>
  )
}
