import { builtInPosts } from '#content/built-in-posts.ts'
import type { BlogQuery, PostList } from '#model/blog/blog-schemas.ts'

/** Filters the built-in posts the way the server filters stored ones. */
export function filterBuiltIn({ q = '', category }: BlogQuery): PostList {
  const term = q.trim().toLowerCase()
  const posts = builtInPosts.filter(
    (post) =>
      (!category || post.category === category) &&
      `${post.title}\n${post.summary}`.toLowerCase().includes(term),
  )
  return { posts, total: posts.length }
}
