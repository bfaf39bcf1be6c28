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
  status: 'draft' | 'published'
  /** An ISO day. */
  published_on: string
  read_time: string
  /** Title and summary, folded (search-text.ts). */
  search_text: string
  created_at: string
  updated_at: string
  /** When it becomes public; published_on is that day in the agency's time zone. */
  publish_at: string
  /** When it is unpublished; null: not planned, as for every draft. */
  off_at: string | null
  /** Incremented by each save. */
  version: number
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

export type PostRevisionRow = {
  id: string
  post_id: string
  version: number
  /** What was done: "Saved", "Restored from …". */
  note: string
  title: string
  /** JSON, PostFields of model/blog/post-form.ts. */
  fields: string
  actor_id: string | null
  actor_name: string
  created_at: string
}

export type PostAutosaveRow = {
  /** "new:" and a UUID for a post that is not created yet. */
  post_id: string
  user_id: string
  /** The version that was opened; 0 for a new post. */
  base_version: number
  /** JSON, PostFields of model/blog/post-form.ts. */
  fields: string
  saved_at: string
}

export type PostRedirectRow = { slug: string; post_id: string; created_at: string }
