/** Somebody who has a document open. */
export type Present = {
  /** Of the browser's tab. */
  tab: string
  /** Of the account. */
  person: string
  name: string
  /** Path of the field they are in ("blocks.3.title"), or "". */
  place: string
  /** They may only read it. */
  isReading: boolean
}

/** What happens to a document. */
export type Activity = { version: number; people: Present[] }

/** By subject: "content:page:home". */
export type Activities = Record<string, Activity>

/** Seconds after which an open tab tells again that it is open. */
export const PRESENCE_BEAT = 5

/** Seconds after which a tab that tells nothing counts as closed. */
export const PRESENCE_MAX = 12

/** The subject of a document of the content. */
export function documentSubject(key: string) {
  return `content:${key}`
}

/** "NH" for "Noor Haddad"; the first and last word count. */
export function initialsOf(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
