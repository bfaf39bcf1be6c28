/** A document that was changed; others are as in content/. */
export type ContentDocumentRow = {
  /** For example "site" or "page:home". */
  key: string
  /** Incremented by each change (optimistic lock). */
  version: number
  /** The revision that visitors see, or null for the default. */
  published_id: string | null
  /** The current draft, or null. */
  draft_id: string | null
  /** When visitors stopped seeing it; null while they see it. */
  off_at: string | null
}

export type ContentRevisionRow = {
  id: string
  document: string
  /** A draft other than its document's `draft_id` was discarded. */
  state: 'draft' | 'published'
  /** JSON of the whole document. */
  body: string
  note: string | null
  author_id: string | null
  author_name: string
  saved_at: string
}
