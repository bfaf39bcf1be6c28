/** Maximum characters of a note to or from a reviewer. */
export const REVIEW_NOTE_MAX = 500

const POST = 'post:'

/** A post as reviews and comments name it; documents are named by their keys. */
export function postKey(id: string) {
  return `${POST}${id}`
}

/** The id of the post that a review or comment is about; null for a document. */
export function postIdOf(key: string) {
  return key.startsWith(POST) ? key.slice(POST.length) : null
}

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
