/** A link by which people without an account see a draft. */
export type PreviewLinkRow = {
  id: string
  /** The key of a document, or "post:" and the id of a post. */
  document: string
  /** Who made it. */
  user_id: string
  created_at: string
  expires_at: string
}
