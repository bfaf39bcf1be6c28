import { useRef, useState } from 'react'
import { Moment } from '#app/admin/kit/moment.tsx'
import type { Comment } from '#model/content/comments.ts'
import { Button } from '#ui/button.tsx'
import { CommentForm } from './comment-form.tsx'
import { isElsewhere } from './is-elsewhere.ts'
import type { Comments, ShownThread } from './use-comments.ts'

type ThreadProps = {
  thread: ShownThread
  comments: Pick<Comments, 'send' | 'mayComment' | 'unsent'>
  /** Called when the thread has left its list, or one of its comments. */
  onGone: () => void
}

/** A comment with its answers, and what can be done with it. */
export function Thread({ thread, comments, onGone }: ThreadProps) {
  const { id, resolved } = thread
  const { send, mayComment, unsent } = comments
  /** null until the answer's form was opened or closed. */
  const [isAnswering, setAnswering] = useState<boolean | null>(null)
  /** Whether closing the answer's form gives the focus back. */
  const [givesFocus, setGivesFocus] = useState(true)
  const element = useRef<HTMLDivElement>(null)
  const [wasWritten] = useState(() => unsent.get(id) !== '')
  const showsForm = isAnswering ?? wasWritten
  const [error, setError] = useState<string>()

  async function change(intent: 'resolveComment' | 'reopenComment' | 'deleteComment', one: string) {
    const reply = await send(intent, { [intent === 'deleteComment' ? 'comment' : 'thread']: one })
    setError(reply.ok ? undefined : reply.message)
    if (reply.ok) onGone()
  }

  return (
    <div ref={element} className="grid gap-3">
      <ul className="grid gap-3">
        {thread.comments.map((comment) => (
          <Line
            key={comment.id}
            comment={comment}
            onDelete={
              comment.isOwn && mayComment ? () => change('deleteComment', comment.id) : null
            }
          />
        ))}
      </ul>
      {resolved && (
        <p className="text-soft">
          Resolved by {resolved.by ?? nobody}, <Moment at={resolved.at} />
        </p>
      )}
      {error && (
        <p role="alert" className="font-semibold text-alarm">
          {error}
        </p>
      )}
      {mayComment && showsForm && (
        <CommentForm
          label="Answer"
          submit="Send answer"
          isFocused={isAnswering === true}
          unsent={unsent.get(id)}
          onChange={(text) => unsent.set(id, text)}
          onCancel={() => {
            unsent.set(id, '')
            setAnswering(false)
          }}
          onClose={() => setAnswering(false)}
          onSend={async (text) => {
            const reply = await send('answerComment', { thread: id, text })
            if (reply.ok) {
              setGivesFocus(!isElsewhere(element.current))
              setAnswering(false)
              if (resolved) onGone()
            }
            return reply
          }}
        />
      )}
      {mayComment && !showsForm && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            type="button"
            autoFocus={isAnswering === false && givesFocus}
            onClick={() => {
              setGivesFocus(true)
              setAnswering(true)
            }}
          >
            Answer
          </Button>
          <Button
            size="sm"
            variant="outline"
            type="button"
            onClick={() => change(resolved ? 'reopenComment' : 'resolveComment', id)}
          >
            {resolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The writer of a comment whose account was removed. */
const nobody = 'a former member'

type LineProps = { comment: Comment; onDelete: (() => void) | null }

function Line({ comment, onDelete }: LineProps) {
  /** null until somebody wanted to delete it. */
  const [isAsking, setAsking] = useState<boolean | null>(null)
  const { by, at, text } = comment
  return (
    <li className="grid gap-1 border-strong-line border-l-2 pl-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-hint text-soft">
        <span className="font-semibold text-ink">{by ?? 'A former member'}</span>
        <Moment at={at} />
        {onDelete && !isAsking && (
          <button
            type="button"
            className="ml-auto min-h-6 underline underline-offset-[0.3em] hover:text-alarm"
            aria-label={`Delete your comment “${text.slice(0, 40)}”`}
            // biome-ignore lint/a11y/noAutofocus: gives the focus back
            autoFocus={isAsking === false}
            onClick={() => setAsking(true)}
          >
            Delete
          </button>
        )}
      </p>
      <p className="max-w-[65ch] whitespace-pre-wrap wrap-anywhere">{text}</p>
      {onDelete && isAsking && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="mr-auto">It is gone for everyone.</p>
          <Button size="sm" variant="danger" type="button" onClick={onDelete} autoFocus>
            Delete comment
          </Button>
          <Button size="sm" variant="outline" type="button" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </div>
      )}
    </li>
  )
}
