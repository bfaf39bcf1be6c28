import { useState } from 'react'
import type { FieldProps } from '#app/admin/content/schema-form/field.tsx'
import {
  useFormActions,
  useFormOptions,
  useFormState,
} from '#app/admin/content/schema-form/form-context.ts'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { RELATED_MAX } from '#model/blog/post-form.ts'
import { postKey } from '#model/content/standalone.ts'
import { TextField } from '#ui/text-field.tsx'
import { AsideGroup } from './aside-group.tsx'

/** Posts to show below this one, found by title; the newest fill the rest. */
export function RelatedPostsControl(field: FieldProps) {
  const { path } = field
  const ids = Array.isArray(field.value) ? field.value.map(String) : []
  const { change, idOf } = useFormActions()
  const { isReadOnly } = useFormState()
  const { document } = useFormOptions()
  const [q, setQ] = useState('')
  const chosen = useQuery('blog.linkTargets', ids.length > 0 ? { ids: ids.join(',') } : null)
  const found = useQuery('blog.linkTargets', q.trim() ? { q } : null, { pause: TYPING_PAUSE })
  const titles = new Map(
    [chosen.value, found.value].flatMap((data) =>
      (data?.targets ?? []).map((target) => [target.id, target.title] as const),
    ),
  )
  const targets = (q.trim() && found.value?.targets) || []
  const offered = targets.filter(({ id }) => id && postKey(id) !== document && !ids.includes(id))
  return (
    <AsideGroup {...field}>
      <ul className="grid gap-1 empty:hidden">
        {ids.map((id) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{titles.get(id) ?? '…'}</span>
            {!isReadOnly && (
              <button
                type="button"
                className="admin-link"
                onClick={() =>
                  change(
                    path,
                    ids.filter((other) => other !== id),
                  )
                }
              >
                Remove <span className="sr-only">{titles.get(id)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {ids.length < RELATED_MAX && !isReadOnly && (
        <TextField
          id={idOf(path, 'find')}
          type="search"
          label="Find a post"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
      )}
      <ul className="grid gap-1 empty:hidden">
        {offered.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="min-h-9 text-left underline decoration-strong-line underline-offset-4 hover:decoration-current"
              onClick={() => {
                change(path, [...ids, id])
                setQ('')
              }}
            >
              <span className="sr-only">Add </span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </AsideGroup>
  )
}
