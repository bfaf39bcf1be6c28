/** Maximum characters of a note to or from a reviewer. */
export const REVIEW_NOTE_MAX = 500

/** The last request to publish a draft. Times are ISO strings. */
export type Review = {
  id: string
  note: string
  by: string
  at: string
  /** The one person who was asked; null for everyone who may publish. */
  reviewer: { name: string; isMe: boolean } | null
  /** Set if it was sent back. */
  answer: ReviewAnswer | null
  /** Set if it was approved; `isCurrent` until the draft changes. */
  approval: (ReviewAnswer & { isCurrent: boolean }) | null
}

type ReviewAnswer = { text: string; by: string; at: string }
