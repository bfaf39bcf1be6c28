import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { useFormActions, useFormState } from '#app/admin/content/schema-form/form-context.ts'
import { ObjectFields } from '#app/admin/content/schema-form/object-fields.tsx'
import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import type { PostDocument } from '#model/blog/post-document.ts'
import { sitePicture } from '#model/media/site-picture.ts'
import { AsideGroup } from './aside-group.tsx'

/** A picture of the library, which sets the fields below it, or that of another address. */
export function CoverControl(field: FieldProps) {
  const { schema, value, path } = field
  const { change } = useFormActions()
  const { isReadOnly } = useFormState()
  const { url } = value as PostDocument['cover']
  return (
    <AsideGroup {...field}>
      <fieldset disabled={isReadOnly}>
        <PicturePicker
          label="Cover"
          value={sitePicture(url)}
          onPick={({ src, alt }) => change(path, { url: src, alt })}
        />
      </fieldset>
      <ObjectFields schema={schema} value={value} path={path} />
    </AsideGroup>
  )
}
