import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { TitleField } from '#app/admin/kit/title-field.tsx'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { EXCERPT_MAX, type PostFields } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { TextArea } from '#ui/text-field.tsx'

export type PostFieldsProps = {
  fields: PostFields
  errors: Record<string, string>
  disabled: boolean
  onChange: (name: keyof PostFields, value: string) => void
}

/** Title and excerpt, above the text as on the page. */
export function PostHead({ fields, errors, disabled, onChange }: PostFieldsProps) {
  return (
    <>
      <TitleField
        id="post-title"
        name="title"
        label="Title"
        value={fields.title}
        error={errors.title}
        disabled={disabled}
        onChange={(title) => onChange('title', title)}
        next="post-excerpt"
      >
        <BesideField field="title" />
      </TitleField>
      <div className="relative [&_textarea]:min-h-24 [&_textarea]:field-sizing-content">
        <BesideField field="excerpt" />
        <TextArea
          id="post-excerpt"
          name="excerpt"
          label="Excerpt"
          rows={3}
          maxLength={EXCERPT_MAX}
          required
          disabled={disabled}
          error={errors.excerpt}
          value={fields.excerpt}
          onChange={({ target }) => onChange('excerpt', target.value)}
        />
      </div>
    </>
  )
}

/** Who else is in a field, and its comments, at its upper right corner, so that nothing moves when somebody arrives. */
export function BesideField({ field }: { field: keyof PostFields }) {
  return (
    <span className="absolute -top-1.5 right-0 flex items-center gap-2">
      <PeopleAt path={field} />
      <CommentMarker path={field} name={postFieldNames[field]} />
    </span>
  )
}
