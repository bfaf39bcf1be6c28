export type CommentThreadRow = {
  id: string
  document: string
  /** The field, with the ids of the entries that it is in (model/content/form/entry-ids.ts). */
  path: string
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
