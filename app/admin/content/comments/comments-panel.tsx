import { useEffect, useRef, useState } from 'react'
import { describePath } from '#model/content/form/describe-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { Button } from '#ui/button.tsx'
import { COMMENTS_PANEL } from './comments-button.tsx'
import { isElsewhere } from './is-elsewhere.ts'
import { Thread } from './thread.tsx'
import type { Comments, ShownThread } from './use-comments.ts'

type CommentsPanelProps = {
  comments: Comments
  schema: JsonSchema
  value: unknown
  /** Opens and focuses the field at this path. */
  onGoTo: (path: string) => void
}

/** The open comments in the order of their fields, each with a way to its field; resolved ones on request. */
export function CommentsPanel({ comments, schema, value, onGoTo }: CommentsPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [showsResolved, setShowsResolved] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const open = comments.threads.filter(({ resolved }) => !resolved)
  const resolved = comments.threads.filter((thread) => thread.resolved)
  const list = (threads: ShownThread[]) => (
    <ul className="grid gap-5">
      {threads.map((thread) => (
        <li key={thread.id} className="grid gap-2 border-line border-t pt-3">
          <Place thread={thread} schema={schema} value={value} onGoTo={onGoTo} />
          <Thread
            thread={thread}
            comments={comments}
            onGone={() => isElsewhere(panel.current) || heading.current?.focus()}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <section
      ref={panel}
      id={COMMENTS_PANEL}
      aria-label="Comments"
      className="grid min-w-0 scroll-mt-32 gap-5 rounded-card border border-line bg-raised p-4"
    >
      <div className="grid gap-3">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-section outline-none">
          Comments
        </h2>
        <p className="text-soft empty:hidden">
          {open.length === 0 && 'There are no open comments. '}
          {comments.mayComment && 'Choose the bubble beside a field to comment on it.'}
        </p>
        {comments.mayComment && (
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => comments.fields.show('', false)}
          >
            Comment on the whole document
          </Button>
        )}
      </div>
      {open.length > 0 && list(open)}
      {resolved.length > 0 && (
        <button
          type="button"
          className="admin-link justify-self-start"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? 'Hide resolved' : `Show resolved (${resolved.length})`}
        </button>
      )}
      {showsResolved && resolved.length > 0 && list(resolved)}
    </section>
  )
}

type PlaceProps = Omit<CommentsPanelProps, 'comments'> & {
  thread: ShownThread
}

/** What was commented on; a way there if it exists. */
function Place({ thread: { field, place }, schema, value, onGoTo }: PlaceProps) {
  if (field === '') return <p className="font-semibold">The whole document</p>
  if (field === null) {
    return (
      <p className="wrap-anywhere">
        <span className="font-semibold">{place}</span>
        <span className="block text-soft">This field no longer exists.</span>
      </p>
    )
  }
  return (
    <button
      type="button"
      className="-mx-2 min-h-11 w-[calc(100%+--spacing(4))] rounded-small px-2 py-1 text-left font-semibold wrap-anywhere underline underline-offset-[0.3em] hover:bg-paper"
      onClick={() => onGoTo(field)}
    >
      {describePath(schema, value, field)}
    </button>
  )
}
