import { LINE_MAX } from '#model/limits.ts'
import { paths } from '#model/paths.ts'
import { ALL_CATEGORIES, BLOG_PAGE_SIZE } from './blog.ts'
import type { BlogQuery } from './blog-schemas.ts'

/** What /blog shows for its search params, without values that the API would reject. */
export function readBlogQuery(params: URLSearchParams): BlogQuery {
  const page = params.get('page') ?? ''
  const category = params.get('category')?.slice(0, LINE_MAX) || undefined
  return {
    q: params.get('q')?.slice(0, LINE_MAX) || undefined,
    category: category === ALL_CATEGORIES ? undefined : category,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : undefined,
  }
}

/** /blog with a query; defaults are not written. */
export function blogPath({ q, category, page = 1 }: BlogQuery) {
  return withParams(paths.blog, { q, category, page: page > 1 ? page : undefined })
}

/** A query of the blog API; by default for one page of /blog. */
export function blogApiPath({ limit = BLOG_PAGE_SIZE, ...query }: BlogQuery) {
  return withParams('/api/blog', { limit, ...query })
}

function withParams(path: string, params: BlogQuery) {
  const written = Object.entries(params).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(written.map(([name, value]) => [name, String(value)]))
  return query.size > 0 ? `${path}?${query}` : path
}
