/** A document that somebody has changed; what is not here stands as content/ has it. */
export type ContentDocumentRow = {
  /** For example "site" or "page:home". */
  key: string
  /** Grows with every change of the document, so that nobody overwrites what they have not seen. */
  version: number
  /** The revision that visitors see, or null for the default. */
  published_id: string | null
  /** The draft that is being written. */
  draft_id: string | null
}

export type ContentRevisionRow = {
  id: string
  document: string
  /** A draft that is not its document's `draft_id` was set aside. */
  state: 'draft' | 'published'
  /** JSON of the whole document. */
  body: string
  note: string | null
  author_id: string | null
  author_name: string
  saved_at: string
}
