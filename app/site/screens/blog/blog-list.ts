import { readList } from '#app/site/screens/use-live-data.ts'
import { builtInPosts } from '#content/built-in-posts.ts'
import { ALL_CATEGORIES, BLOG_PAGE_SIZE, blogCategories } from '#model/blog/blog.ts'
import type { BlogQuery, PostList, PostSummary } from '#model/blog/blog-schemas.ts'
import { LINE_MAX } from '#model/limits.ts'

/** Shown if the server's list cannot be loaded (specification 7). */
export const builtInList: PostList = { posts: builtInPosts, total: builtInPosts.length }

/** The blog query in a page's search params, without values that the API would reject. */
export function blogQueryOf(params: URLSearchParams): BlogQuery {
  const category = blogCategories.find((name) => name === params.get('category'))
  const page = params.get('page') ?? ''
  return {
    limit: BLOG_PAGE_SIZE,
    category,
    q: params.get('q')?.slice(0, LINE_MAX) || undefined,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : undefined,
  }
}

/** API path for a query. */
export function blogApiPath(query: BlogQuery) {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined)
  return `/api/blog?${new URLSearchParams(defined.map(([name, value]) => [name, String(value)]))}`
}

/** Reads one page of posts from a response of the blog API. */
export async function readPostList(response: Response): Promise<PostList> {
  const posts = await readList<PostSummary[]>(response)
  return { posts, total: Number(response.headers.get('X-Total-Count') ?? posts.length) }
}

/** Filters the built-in posts the way the server filters stored ones (specification 5). */
export function filterBuiltIn({ q = '', category = ALL_CATEGORIES }: BlogQuery): PostList {
  const term = q.trim().toLowerCase()
  const posts = builtInPosts.filter(
    (post) =>
      (category === ALL_CATEGORIES || post.category === category) &&
      `${post.title}\n${post.summary}`.toLowerCase().includes(term),
  )
  return { posts, total: posts.length }
}
