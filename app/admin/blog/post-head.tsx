import type { KeyboardEvent } from 'react'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { EXCERPT_MAX, type PostFields } from '#model/blog/post-form.ts'
import { LINE_MAX } from '#model/limits.ts'
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
      <div className="relative grid gap-1.5">
        <PeopleBeside field="title" />
        <label htmlFor="post-title" className="sr-only">
          Title
        </label>
        <textarea
          id="post-title"
          name="title"
          rows={1}
          required
          disabled={disabled}
          maxLength={LINE_MAX}
          placeholder="Title"
          aria-invalid={errors.title ? true : undefined}
          aria-describedby={errors.title && 'post-title-error'}
          value={fields.title}
          className="display field-sizing-content w-full resize-none bg-transparent text-[clamp(1.875rem,4vw,2.75rem)] leading-[1.1] placeholder:text-soft"
          onKeyDown={toExcerpt}
          onChange={({ target }) => onChange('title', target.value.replaceAll('\n', ' '))}
        />
        {errors.title && (
          <p id="post-title-error" className="font-semibold text-alarm">
            {errors.title}
          </p>
        )}
      </div>
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

/** A title is one line. */
function toExcerpt(event: KeyboardEvent) {
  if (event.key !== 'Enter') return
  event.preventDefault()
  document.getElementById('post-excerpt')?.focus()
}
