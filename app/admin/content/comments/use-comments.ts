import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { runAction } from '#app/admin/kit/run-action.ts'
import { useToast } from '#app/admin/kit/toasts.tsx'
import { useScreenPerson } from '#app/admin/shell/screen-person.ts'
import type { ActionResult } from '#model/action-result.ts'
import type { CommentThread } from '#model/content/comments.ts'
import type { OpenedDocument } from '#model/content/editor.ts'
import { byFieldOrder } from '#model/content/form/field-order.ts'
import { hasField } from '#model/content/form/has-field.ts'
import type { FieldComments } from './comments-context.ts'
import { unsentComments } from './unsent-comments.ts'

export type CommentIntent =
  | ('addComment' | 'answerComment')
  | ('resolveComment' | 'reopenComment' | 'deleteComment')

/** A thread as the edited value has it: `field` is null if its field no longer exists. */
export type ShownThread = CommentThread & { field: string | null }

/** The fields whose comments are shown in the dialog. */
type Shown = { path: string; isWithin: boolean }

/** A document with its comments. */
export type Commented = Pick<OpenedDocument, 'key' | 'schema' | 'comments' | 'mayComment'> & {
  /** As it is edited. */
  value: unknown
  /** Saves the draft, which has the field of a new comment. */
  save: () => Promise<boolean>
}

/** The comments on a document while it is edited; `isOpen`: they are listed. */
export function useComments(commented: Commented, isOpen: boolean) {
  const { schema, value, comments, mayComment } = commented
  const [shown, setShown] = useState<Shown | null>(null)
  const showToast = useToast()
  const { revalidate } = useRevalidator()
  const threads = useMemo(() => shownThreads(comments, schema, value), [comments, schema, value])
  const { id } = useScreenPerson()
  const unsent = useMemo(() => unsentComments(id, commented.key), [id, commented.key])
  const key = JSON.stringify(openCounts(threads))
  const fields = useMemo<FieldComments>(
    () => ({
      counts: new Map(JSON.parse(key)),
      isOffered: isOpen && mayComment,
      show: (path, isWithin) => setShown({ path, isWithin }),
    }),
    [key, isOpen, mayComment],
  )

  async function send(intent: CommentIntent, values: Record<string, string>) {
    if (intent === 'addComment' && !(await commented.save())) return notSaved
    const reply = await runAction(`content.${intent}`, { document: commented.key, ...values })
    if (reply.ok) {
      showToast(reply.message)
      await revalidate()
    }
    return reply
  }

  return {
    ...{ threads, fields, shown, send, unsent, mayComment },
    hide: () => setShown(null),
  }
}

export type Comments = ReturnType<typeof useComments>

const notSaved: ActionResult<unknown> = {
  ok: false,
  status: 409,
  message:
    'Your last change could not be saved, so the comment was not added. Save the draft first.',
}

/** Threads in the order of their fields, those without a field last. */
function shownThreads(
  comments: CommentThread[],
  schema: OpenedDocument['schema'],
  value: unknown,
): ShownThread[] {
  if (comments.length === 0) return []
  const compare = byFieldOrder(schema, value)
  return comments
    .map((thread) => ({
      ...thread,
      field: hasField(schema, value, thread.path) ? thread.path : null,
    }))
    .sort((one, other) => {
      if (one.field === null || other.field === null) {
        return Number(one.field === null) - Number(other.field === null)
      }
      return compare(one.field, other.field)
    })
}

function openCounts(threads: ShownThread[]) {
  const counts = new Map<string, number>()
  for (const { field, resolved } of threads) {
    if (field !== null && !resolved) counts.set(field, (counts.get(field) ?? 0) + 1)
  }
  return [...counts]
}
