import type { ChangeEvent } from 'react'
import { PicturePicker } from '#app/admin/media/picture-picker.tsx'
import { useSite } from '#app/use-site.ts'
import { blogCategories, readTime } from '#model/blog/blog.ts'
import { EXCERPT_MAX, type PostFields } from '#model/blog/post-form.ts'
import { LINE_MAX } from '#model/limits.ts'
import { mediaSize } from '#model/media/media-address.ts'
import { isSitePath } from '#model/paths.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'
import { TextPreview } from './text-preview.tsx'

type PostFieldsetProps = {
  fields: PostFields
  errors: Record<string, string>
  isNew: boolean
  disabled: boolean
  onChange: (name: keyof PostFields, value: string) => void
}

/** The fields of a post (specification 5), with a preview of the text beside it. */
export function PostFieldset({ fields, errors, isNew, disabled, onChange }: PostFieldsetProps) {
  const { timeZone } = useSite().site
  const control = (name: keyof PostFields) => ({
    id: `post-${name}`,
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(name, target.value),
  })
  return (
    <fieldset disabled={disabled} className="grid gap-5">
      <TextField {...control('title')} label="Title" maxLength={LINE_MAX} required />
      <TextArea {...control('excerpt')} label="Excerpt" rows={3} maxLength={EXCERPT_MAX} required />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2 [&_textarea]:min-h-[50svh]!">
        <TextArea
          {...control('content')}
          label="Content"
          hint={`Markdown. ${readTime(fields.content)}.`}
          rows={8}
          required
        />
        <TextPreview content={fields.content} />
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">Cover</legend>
        <div className="grid items-start gap-5 md:grid-cols-[auto_repeat(2,minmax(0,1fr))]">
          <PicturePicker
            label="Cover"
            value={sitePicture(fields.imageUrl)}
            onPick={(picture) => {
              onChange('imageUrl', picture.src)
              onChange('imageAlt', picture.alt)
            }}
          />
          <TextField
            {...control('imageUrl')}
            label="Image URL"
            hint="https://… or a path on this site. Leave empty for a default cover."
            inputMode="url"
          />
          <TextField
            {...control('imageAlt')}
            label="Alt text"
            hint="Describes the image for people who can’t see it."
            maxLength={LINE_MAX}
          />
        </div>
      </fieldset>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <TextField {...control('tags')} label="Tags" hint="Separated by commas." />
        <SelectField
          {...control('category')}
          label="Category"
          hint="Readers can filter by category."
        >
          {blogCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <SelectField {...control('status')} label="Status" hint="Drafts aren’t public.">
          <option value="draft">Draft</option>
          <option value="published">Published</option>
        </SelectField>
        <TextField
          {...control('publishAt')}
          type="datetime-local"
          label="Publish at"
          hint={`${timeZone} time. Leave empty to publish immediately.`}
        />
        {!isNew && (
          <TextField
            {...control('slug')}
            label="Address"
            hint="The part of the URL after /blog/. The old address redirects to the new one."
          />
        )}
      </div>
    </fieldset>
  )
}

/** The picture to preview, if the URL is the complete path of a picture on this site; otherwise null. */
function sitePicture(src: string) {
  if (!isSitePath(src) || !/\.(?:svg|webp|avif|png|jpe?g)$/.test(src)) return null
  return { src, alt: '', ...(mediaSize(src) ?? { width: 1200, height: 750 }) }
}
