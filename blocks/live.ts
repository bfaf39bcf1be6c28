import type { PostSummary } from '#model/blog/blog-schemas.ts'
import type { FaqItem } from '#model/content/faq.ts'
import type { Service } from '#model/content/service.ts'

/** Something that is still on its way, or here. */
export type Loadable<T> = { state: 'loading' } | { state: 'loaded'; value: T }

/** What the server adds to a page's own content. */
export type Live = {
  services: Service[]
  faqs: Loadable<FaqItem[]>
  posts: Loadable<PostSummary[]>
  /** The newest of the category that the page's block "related-posts" names. */
  relatedPosts: Loadable<PostSummary[]>
}
