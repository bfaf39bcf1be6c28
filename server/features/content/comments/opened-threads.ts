import type { Comment, CommentThread } from '#model/content/comments.ts'
import type { AdminContext } from '#server/actions/admin-context.ts'
import type { CommentRow } from '#server/platform/db/rows/comments.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** All threads of a document. */
export async function openedThreads(
  { store, actor }: Pick<AdminContext, 'store' | 'actor'>,
  document: string,
): Promise<CommentThread[]> {
  const threads = await store
    .selectFrom('comment_threads')
    .selectAll()
    .where('document', '=', document)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  if (threads.length === 0) return []
  const comments = await commentsOf(store, document)
  const ids = [
    ...comments.map(({ author_id }) => author_id),
    ...threads.map((one) => one.resolved_by),
  ]
  const names = await namesOf(
    store,
    ids.filter((id) => id !== null),
  )
  const present = ({ id, author_id, created_at, text }: CommentRow): Comment => ({
    ...{ id, text, at: created_at, isOwn: author_id === actor.id },
    by: names.get(author_id) ?? null,
  })
  return threads.map(({ id, path, place, resolved_at, resolved_by }) => ({
    ...{ id, path, place },
    comments: comments.filter(({ thread_id }) => thread_id === id).map(present),
    resolved:
      resolved_at === null ? null : { at: resolved_at, by: names.get(resolved_by ?? '') ?? null },
  }))
}

function commentsOf(store: Store, document: string): Promise<CommentRow[]> {
  return store
    .selectFrom('comments')
    .innerJoin('comment_threads', 'comment_threads.id', 'comments.thread_id')
    .where('comment_threads.document', '=', document)
    .selectAll('comments')
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute()
}

/** Names of the people who still have an account. */
async function namesOf(store: Store, ids: string[]) {
  const people = await store
    .selectFrom('user')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(people.map(({ id, name }) => [id, name]))
}
