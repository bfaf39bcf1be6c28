/** Maximum characters of a note to or from a reviewer. */
export const REVIEW_NOTE_MAX = 500

/** A request to publish a draft that is open or was sent back. Times are ISO strings. */
export type Review = {
  id: string
  note: string
  by: string
  at: string
  /** Set if it was sent back. */
  answer: { text: string; by: string; at: string } | null
}
