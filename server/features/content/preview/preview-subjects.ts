import { postIdOf } from '#model/content/review.ts'

/** Begins the subject of a token for the editor's own frame. */
export const EDITOR = 'editor:'

/** The token's subject for a document in its editor. */
export function editorSubject(document: string) {
  return `${EDITOR}${document}`
}

/** The token's subject for the draft of a document, or for a post. */
export function draftSubject(key: string) {
  return postIdOf(key) === null ? `content:${key}` : key
}

/** The token's subject for an earlier version of a document or post. */
export function revisionSubject(key: string, revision: string) {
  return `revision:${revision} ${key}`
}

/** The token's subject for a post with a person's unsaved changes. */
export function unsavedSubject(person: string, post: string) {
  return `unsaved:${person} ${post}`
}
