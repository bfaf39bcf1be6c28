/** An entry of a feed. Its text is `html`, or the content of the page at `path`. */
export type FeedEntry = {
  /** Stays the same wherever it moves; without it, the address is its id. */
  id?: string
  path: string
  title: string
  summary: string
  publishedAt: Date
  updatedAt: Date
  author?: string
  tags: string[]
  /** Path or address. */
  image?: string
  html?: string
}

/** The newest entries of a list, the newest first. `path`: the page with the list. */
export type Feed = {
  title: string
  /** Of entries without their own. */
  author: string
  path: string
  language: string
  entries: FeedEntry[]
}

/** Entries of a feed. */
export const FEED_LENGTH = 20
