import { useRef } from 'react'
import { Modal } from '#app/admin/kit/modal.tsx'
import { describePath } from '#model/content/form/describe-path.ts'
import type { JsonSchema } from '#model/content/form/json-schema.ts'
import { CommentForm } from './comment-form.tsx'
import { Thread } from './thread.tsx'
import type { Comments, ShownThread } from './use-comments.ts'

type CommentsDialogProps = { comments: Comments; schema: JsonSchema; value: unknown }

/** The open comments on a field, and a new one. */
export function CommentsDialog({ comments, schema, value }: CommentsDialogProps) {
  const heading = useRef<HTMLParagraphElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const { shown, threads, send, mayComment, hide, unsent } = comments
  if (!shown) return null
  const { path, isWithin } = shown
  const isShown = ({ field, resolved }: ShownThread) =>
    !resolved && (field === path || (isWithin && field?.startsWith(`${path}.`) === true))
  const open = threads.filter(isShown)
  const place = describePath(schema, value, path) || 'The whole document'
  return (
    <Modal title="Comments" onClose={hide} first={area}>
      <div className="grid gap-5">
        <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
          {place}
        </p>
        {open.length > 0 && (
          <ul className="grid gap-5">
            {open.map((thread) => (
              <li key={thread.id} className="grid gap-2 border-line border-b pb-5">
                {thread.field !== path && (
                  <p className="text-soft">{describePath(schema, value, thread.field ?? '')}</p>
                )}
                <Thread
                  thread={thread}
                  comments={comments}
                  onGone={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        )}
        {mayComment && (
          <CommentForm
            label="New comment"
            submit="Comment"
            area={area}
            unsent={unsent.get(path)}
            onChange={(text) => unsent.set(path, text)}
            onSend={async (text) => {
              const reply = await send('addComment', { path, text })
              if (reply.ok) hide()
              return reply
            }}
          />
        )}
      </div>
    </Modal>
  )
}
