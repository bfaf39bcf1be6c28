import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import { FieldFrame, useControl } from '#app/admin/content/schema-form/field-frame.tsx'
import { useFormActions } from '#app/admin/content/schema-form/form-context.ts'
import { useQuery } from '#app/admin/kit/use-query.ts'

/** Chooses an author: somebody with a portrait on the site, or another known name. */
export function AuthorControl(field: FieldProps) {
  const { path } = field
  const name = typeof field.value === 'string' ? field.value : ''
  const { change } = useFormActions()
  const { readOnly, ...control } = useControl(field)
  const { value: authors } = useQuery('blog.authors', {})
  const { people = [], others = [] } = authors ?? {}
  const isListed = name === '' || people.includes(name) || others.includes(name)
  return (
    <FieldFrame {...field}>
      <select
        {...control}
        disabled={readOnly}
        className="input select"
        value={name}
        onChange={({ target }) => change(path, target.value)}
      >
        {name === '' && <option value="">Choose…</option>}
        <optgroup label="With a portrait">{people.map(option)}</optgroup>
        <optgroup label="Others">{[...others, ...(isListed ? [] : [name])].map(option)}</optgroup>
      </select>
    </FieldFrame>
  )
}

function option(name: string) {
  return <option key={name}>{name}</option>
}
