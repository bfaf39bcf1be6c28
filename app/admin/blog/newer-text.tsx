import { useEffect, useRef } from 'react'
import { useSite } from '#app/use-site.ts'
import { type PostFields, postFields } from '#model/blog/post-form.ts'
import { clockIn } from '#model/content/office-hours.ts'
import { Button } from '#ui/button.tsx'
import type { PostToEdit } from './service.ts'

type NewerTextProps = {
  post: PostToEdit
  mine: PostFields
  onOverwrite: () => void
  onTake: () => void
}

export const fieldNames: Record<keyof PostFields, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  imageUrl: 'Image URL',
  imageAlt: 'Alt text',
  tags: 'Tags',
  status: 'Status',
  category: 'Category',
  publishAt: 'Appears',
  slug: 'Address',
}

/** What somebody else saved meanwhile, beside one's own text, field by field where they differ. */
export function NewerText({ post, mine, onOverwrite, onTake }: NewerTextProps) {
  const { timeZone } = useSite().site
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const different = postFields.filter((name) => post.fields[name] !== mine[name])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="newer-title"
      className="admin-panel bg-raised outline-none"
    >
      <div className="grid gap-1">
        <h3 id="newer-title" className="admin-section-title">
          {post.savedBy ?? 'Somebody'} saved this post at{' '}
          {clockIn(timeZone, new Date(post.savedAt))}, after you opened it
        </h3>
        <p>Your text is kept, here and for the next time. Compare the two, then choose.</p>
      </div>
      <div className="newer-texts">
        <p className="label text-soft">Theirs</p>
        <p className="label text-soft">Yours</p>
        {different.map((name) => (
          <div key={name} className="contents">
            <p data-label={`${fieldNames[name]}, theirs`} className="newer-text">
              {post.fields[name] || '(empty)'}
            </p>
            <p data-label={`${fieldNames[name]}, yours`} className="newer-text">
              {mine[name] || '(empty)'}
            </p>
          </div>
        ))}
        {different.length === 0 && <p>The two are the same.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="button" variant="danger" onClick={onOverwrite}>
          Save mine over theirs
        </Button>
        <Button size="sm" variant="outline" type="button" onClick={onTake}>
          Go on with theirs
        </Button>
      </div>
    </section>
  )
}
