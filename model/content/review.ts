/** Maximum characters of a note to or from a reviewer. */
export const REVIEW_NOTE_MAX = 500

const POST = 'post:'

/** A post as reviews name it; documents are named by their keys. */
export function postKey(id: string) {
  return `${POST}${id}`
}

/** The id of the post that a review is about; null for a document. */
export function postIdOf(key: string) {
  return key.startsWith(POST) ? key.slice(POST.length) : null
}

/** A request to publish a draft that is open or was sent back. Times are ISO strings. */
export type Review = {
  id: string
  note: string
  by: string
  at: string
  /** Set if it was sent back. */
  answer: { text: string; by: string; at: string } | null
}
