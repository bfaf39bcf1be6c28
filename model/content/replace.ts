/** Characters of a text to find or to put in its place. */
export const FIND_MAX = 200

/** A document, and the version that the list shows. */
export type SeenDocument = { document: string; version: number }

/** A document whose texts have what was searched for: `count` texts, the first of them with their place. */
export type FoundText = SeenDocument & {
  title: string
  count: number
  texts: { place: string; before: string; after: string }[]
}
