import type { PostSummary } from '#model/blog/blog-schemas.ts'
import type { ShownFaqItem } from '#model/content/faq.ts'
import type { Service } from '#model/content/service.ts'
import type { MountTime } from '#ui/island.tsx'

/** Stored data, or the built-in data in its place because the store did not answer. */
export type Live<T> = { value: T; isBuiltIn: boolean }

/** Data from the server that is not part of the page's content. */
export type LiveData = {
  services: Service[]
  faqs: Live<ShownFaqItem[]>
  posts: Live<PostSummary[]>
  /** The newest posts of the category in the page's posts block. */
  relatedPosts: Live<PostSummary[]>
  /** The name in the address of the home page, whose wave is shown. */
  wave?: string | undefined
  /** What inquiries can count on, for the closing call. */
  promises: string[]
}

/** When a list is fetched again from the API: if the page was rendered without the store, and when it comes back later. */
export function refreshTime({ isBuiltIn }: Live<unknown>): MountTime {
  return isBuiltIn ? 'visible' : 'restore'
}
