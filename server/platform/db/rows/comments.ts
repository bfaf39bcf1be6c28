export type CommentThreadRow = {
  id: string
  document: string
  /** A path in the body of `comment_bases`; "*" in place of a list entry that was removed. */
  path: string
  /** Hash of that entry. */
  removed: string | null
  place: string
  created_at: string
  resolved_at: string | null
  /** Id of a person. */
  resolved_by: string | null
}

export type CommentRow = {
  id: string
  thread_id: string
  author_id: string
  text: string
  created_at: string
}

export type CommentBaseRow = { document: string; body: string }
