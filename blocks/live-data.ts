import type { PostSummary } from '#model/blog/blog-schemas.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Service } from '#model/content/service.ts'

/** A value that may still be loading. */
export type Loadable<T> = { state: 'loading' } | { state: 'loaded'; value: T }

/** Data from the server that is not part of the page's content. */
export type LiveData = {
  services: Service[]
  faqs: Loadable<FaqItem[]>
  posts: Loadable<PostSummary[]>
  /** The newest posts of the category in the page's posts block. */
  relatedPosts: Loadable<PostSummary[]>
}
