import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { useFittedHeight } from '#app/admin/kit/fitted-height.ts'
import { PeopleAt } from '#app/admin/presence/people-at.tsx'
import { labelOf } from '#model/content/form/labels.ts'
import type { FieldProps } from './field.tsx'
import { useControl } from './field-frame.tsx'
import { FieldError } from './field-notes.tsx'
import { useFormActions } from './form-context.ts'

/** The title of a text, as large as readers see it. */
export function TitleControl(field: FieldProps) {
  const { schema, name, path } = field
  const text = typeof field.value === 'string' ? field.value : ''
  const { change } = useFormActions()
  const control = useControl(field)
  const area = useFittedHeight(text)
  const label = labelOf(schema, name)
  return (
    <div className="relative grid gap-1.5 has-[button]:[&>textarea]:pr-14">
      {/* At its upper right corner, so that nothing moves when somebody arrives. */}
      <span className="absolute -top-1.5 right-0 flex items-center gap-2">
        <PeopleAt path={path} />
        <CommentMarker path={path} name={label} />
      </span>
      <label htmlFor={control.id} className="sr-only">
        {label}
      </label>
      <textarea
        {...control}
        ref={area}
        rows={1}
        maxLength={schema.maxLength}
        placeholder={label}
        value={text}
        className="display field-sizing-content w-full resize-none bg-transparent text-[clamp(1.875rem,4vw,2.75rem)] leading-[1.1] placeholder:text-soft"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          fieldAfter(event.currentTarget)?.focus()
        }}
        onChange={({ target }) => change(path, target.value.replaceAll('\n', ' '))}
      />
      <FieldError path={path} />
    </div>
  )
}

/** The control after one of a form, because a title is one line. */
function fieldAfter(control: HTMLElement) {
  const form = control.closest('.schema-form')
  const all = [...(form?.querySelectorAll<HTMLElement>('input, textarea, [role="textbox"]') ?? [])]
  return all[all.indexOf(control) + 1]
}
