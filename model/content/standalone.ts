/** The key of a post's document. */
export function postKey(id: string) {
  return `post:${id}`
}

/** The key of the document of a newsletter issue. */
export function issueKey(id: string) {
  return `issue:${id}`
}

/** The key of the document of an offer. */
export function offerKey(id: string) {
  return `offer:${id}`
}
