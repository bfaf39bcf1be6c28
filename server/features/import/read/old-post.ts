import type { Losses } from '#model/import/import.ts'

/** A post or page as an export has it. Dates are ISO moments. */
export type OldPost = {
  /** Its id in the export. */
  id: string
  title: string
  slug: string
  excerpt: string
  html: string
  author: string
  categories: string[]
  tags: string[]
  /** The moment at which it became public, or is to; null if it has none. */
  publishedAt: string | null
  state: 'published' | 'scheduled' | 'draft'
  isPage: boolean
  /** Its address on the old site, and former ones: a whole address or a path. */
  addresses: string[]
  cover: string | null
  coverAlt: string
  seoTitle: string
  seoDescription: string
}

/** Takes what a reader finds. */
export type Sink = {
  /** `home`: the address of the old site, if it is known. */
  post(post: OldPost, home: string | null): void
  /** Something that does not come along. */
  count(name: keyof Losses, by?: number): void
  /** A post that cannot be read, and why. */
  fail(id: string, problem: string): void
}
