import { TitleField } from '#app/admin/kit/title-field.tsx'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { EXCERPT_MAX, type PostFields } from '#model/blog/post-form.ts'
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
        <PeopleBeside field="title" />
      </TitleField>
      <div className="relative">
        <PeopleBeside field="excerpt" />
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

/** Who else is in a field, at its upper right corner, so that nothing moves when somebody arrives. */
export function PeopleBeside({ field }: { field: keyof PostFields }) {
  return (
    <span className="absolute -top-1 right-0">
      <PeopleAt path={field} />
    </span>
  )
}
