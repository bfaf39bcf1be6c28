/** Begins the subject of a token for the editor's own frame. */
export const EDITOR = 'editor:'

/** The token's subject for a document in its editor. */
export function editorSubject(document: string) {
  return `${EDITOR}${document}`
}

/** The token's subject for the draft of a document. */
export function draftSubject(key: string) {
  return `content:${key}`
}

/** The token's subject for an earlier version of a document. */
export function revisionSubject(key: string, revision: string) {
  return `revision:${revision} ${key}`
}
