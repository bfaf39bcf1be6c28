export type ReviewRow = {
  id: string
  document: string
  state: 'open' | 'approved' | 'sent-back'
  note: string
  author_id: string
  author_name: string
  created_at: string
  /** What the person wrote who sent it back. */
  answer: string | null
  answered_by: string | null
  answered_at: string | null
  /** The one person who was asked. */
  reviewer_id: string | null
  /** The version that was approved without being published. */
  approved_version: number | null
}
