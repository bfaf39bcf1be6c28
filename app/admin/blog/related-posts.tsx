import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { CommentMarker } from '#app/admin/content/comments/comment-marker.tsx'
import { RELATED_MAX, splitRelated } from '#model/blog/post-form.ts'
import { blogPaths } from '#model/blog/post-paths.ts'
import { postFieldNames } from '#model/blog/post-schema.ts'
import type { LinkTargets } from '#server/features/blog/posts/find-link-targets.ts'
import { TextField } from '#ui/text-field.tsx'

/** Milliseconds without typing before the search runs. */
const TYPING_PAUSE = 250

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
  const chosen = useFetcher<LinkTargets>()
  const found = useFetcher<LinkTargets>()
  const ids = splitRelated(value)
  const { load: loadChosen } = chosen
  const { load: loadFound } = found

  useEffect(() => {
    if (value) void loadChosen(`${blogPaths.links}?${new URLSearchParams({ ids: value })}`)
  }, [loadChosen, value])
  useEffect(() => {
    if (!q.trim()) return
    const query = new URLSearchParams({ q })
    const timer = setTimeout(() => void loadFound(`${blogPaths.links}?${query}`), TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [loadFound, q])

  const titles = new Map(
    [chosen.data, found.data].flatMap((data) =>
      (data?.targets ?? []).map((target) => [target.id, target.title] as const),
    ),
  )
  const offered = (q.trim() && found.data?.targets) || []
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
