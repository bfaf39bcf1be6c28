import type { ChangeEvent } from 'react'
import { useSite } from '#app/use-site.ts'
import type { PostFields, PostState } from '#model/blog/post-form.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CommentedField } from './commented-field.tsx'

type PublishFieldsProps = {
  status: string
  /** The publish time is in the future. */
  isPlanned: boolean
  /** As it is saved; undefined for a new post. */
  state: PostState | undefined
  /** The properties of a field's control. */
  control: (name: keyof PostFields) => {
    id: string
    name: string
    value: string
    error: string | undefined
    disabled: boolean
    onChange: (event: ChangeEvent<{ value: string }>) => void
  }
}

/** Whether a post is public, and when. */
export function PublishFields({ control, status, isPlanned, state }: PublishFieldsProps) {
  const { timeZone } = useSite().site
  return (
    <>
      <CommentedField field="status">
        <SelectField {...control('status')} label="Status" hint="Drafts aren’t public.">
          <option value="draft">Draft</option>
          <option value="published">{isPlanned ? 'Scheduled' : 'Published'}</option>
        </SelectField>
      </CommentedField>
      <CommentedField field="publishAt">
        <TextField
          {...control('publishAt')}
          type="datetime-local"
          label="Publish at"
          hint={
            status === 'draft'
              ? `${timeZone} time, for when you publish it. Leave empty to publish immediately.`
              : `${timeZone} time. Leave empty to publish immediately.`
          }
        />
      </CommentedField>
      {status === 'published' && (
        <CommentedField field="offAt">
          <TextField
            {...control('offAt')}
            type="datetime-local"
            label="Unpublish at"
            hint={
              state === 'off'
                ? 'Readers no longer find it. Empty this, or choose a time in the future, to show it again.'
                : `${timeZone} time, optional. After it, readers no longer find the post.`
            }
          />
        </CommentedField>
      )}
    </>
  )
}
