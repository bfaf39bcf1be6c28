import type { PostRow } from '#server/db/rows/posts.ts'
import { type Rendered, renderMarkdown } from './render-markdown.ts'

/** Posts kept rendered: far more than a blog has on its first pages. */
const POSTS_MAX = 200

const rendered = new Map<string, Promise<Rendered>>()

/** The post's HTML, rendered once for each version of its text. */
export function renderedPost(row: Pick<PostRow, 'id' | 'version' | 'updated_at' | 'markdown'>) {
  const key = `${row.id} ${row.version} ${row.updated_at}`
  const known = rendered.get(key)
  if (known) return known
  const oldest = rendered.keys().next()
  if (rendered.size >= POSTS_MAX && !oldest.done) rendered.delete(oldest.value)
  const html = renderMarkdown(row.markdown)
  html.catch(() => rendered.delete(key))
  rendered.set(key, html)
  return html
}
