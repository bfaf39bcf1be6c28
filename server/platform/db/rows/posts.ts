export type PostRow = {
  id: string
  slug: string
  title: string
  summary: string
  markdown: string
  author: string
  category: string
  /** JSON, a list of texts. */
  tags: string
  image: string
  image_alt: string
  /** `off`: unpublished. */
  status: 'draft' | 'published' | 'off'
  /** An ISO day. */
  published_on: string
  read_time: string
  /** Title and summary, folded (search-text.ts). */
  search_text: string
  created_at: string
  updated_at: string
  /** By which posts are sorted; published_on is that day in the agency's time zone, unless it was dated back. */
  publish_at: string
  /** When it was moved to the trash. */
  deleted_at: string | null
  /** Title and author, folded (search-text.ts). */
  admin_search_text: string
  /** Instead of title, summary and cover for search engines and shared links; or empty. */
  seo_title: string
  seo_description: string
  share_image: string
  /** JSON, ids of the posts shown below it; others fill the rest. */
  related: string
}

export type PostRedirectRow = { slug: string; post_id: string; created_at: string }

/** An address of the old site, as a path in lower case. */
export type PostAddressRow = { path: string; post_id: string; created_at: string }
