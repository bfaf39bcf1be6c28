import { useState } from 'react'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { TYPING_PAUSE, useQuery } from '#app/admin/kit/use-query.ts'
import { RELATED_MAX, splitRelated } from '#model/blog/post-form.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import { TextField } from '#ui/text-field.tsx'

type RelatedPostsProps = {
  /** Ids, separated by commas. */
  value: string
  error?: string
  /** The post itself, which is not offered. */
  id?: string
  disabled: boolean
  onChange: (value: string) => void
}

/** Posts to show below this one, found by title; the newest fill the rest. */
export function RelatedPosts({ value, error, id, disabled, onChange }: RelatedPostsProps) {
  const [q, setQ] = useState('')
  const ids = splitRelated(value)
  const chosen = useQuery('blog.linkTargets', value ? { ids: value } : null)
  const found = useQuery('blog.linkTargets', q.trim() ? { q } : null, { pause: TYPING_PAUSE })
  const titles = new Map(
    [chosen.value, found.value].flatMap((data) =>
      (data?.targets ?? []).map((target) => [target.id, target.title] as const),
    ),
  )
  const offered = (q.trim() && found.value?.targets) || []
  return (
    <fieldset
      disabled={disabled}
      className="relative grid grid-cols-1 gap-3 border-line border-t pt-6"
    >
      {/* What is in the legend is never disabled. */}
      <legend className="float-left font-semibold">
        Related posts
        <span className="absolute top-4.5 right-0">
          <CommentMarker path="related" name={postFieldNames.related} />
        </span>
      </legend>
      <ul className="grid gap-1 empty:hidden">
        {ids.map((related) => (
          <li key={related} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{titles.get(related) ?? '…'}</span>
            <button
              type="button"
              className="admin-link"
              onClick={() => onChange(ids.filter((other) => other !== related).join(','))}
            >
              Remove <span className="sr-only">{titles.get(related)}</span>
            </button>
          </li>
        ))}
      </ul>
      {ids.length < RELATED_MAX && (
        <TextField
          id="post-related"
          type="search"
          label="Find a post"
          hint={`Up to ${RELATED_MAX}. The newest fill the rest.`}
          value={q}
          error={error}
          onChange={({ target }) => setQ(target.value)}
        />
      )}
      <ul className="grid gap-1 empty:hidden">
        {offered
          .filter((post) => post.id && post.id !== id && !ids.includes(post.id))
          .map((post) => (
            <li key={post.id}>
              <button
                type="button"
                className="min-h-9 text-left underline decoration-strong-line underline-offset-4 hover:decoration-current"
                onClick={() => {
                  onChange([...ids, post.id].join(','))
                  setQ('')
                }}
              >
                <span className="sr-only">Add </span>
                {post.title}
              </button>
            </li>
          ))}
      </ul>
    </fieldset>
  )
}
