/** Maximum characters of a comment. */
export const COMMENT_MAX = 2000

/** Maximum open threads of a document, and comments of a thread. */
export const THREADS_MAX = 200
export const ANSWERS_MAX = 100

/** A comment. `by` is null if its writer no longer has an account. Times are ISO strings. */
export type Comment = { id: string; by: string | null; isOwn: boolean; at: string; text: string }

/** A comment on a field with its answers. */
export type CommentThread = {
  id: string
  /** The field in the stored value (`hasField`); "" for the whole document. */
  path: string
  /** How the field was called when it was commented on. */
  place: string
  comments: Comment[]
  /** Null while it is open. */
  resolved: { by: string | null; at: string } | null
}
