import type { ChangeEvent } from 'react'
import { useSite } from '#app/use-site.ts'
import type { PostFields } from '#model/blog/post-form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'

type PublishFieldsProps = {
  /** The properties of a field's control. */
  control: (name: keyof PostFields) => {
    id: string
    name: string
    value: string
    error: string | undefined
    onChange: (event: ChangeEvent<{ value: string }>) => void
  }
}

/** Whether a post is public, and when. */
export function PublishFields({ control }: PublishFieldsProps) {
  const { timeZone } = useSite().site
  return (
    <>
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
    </>
  )
}
