import { readTime } from '#model/blog/blog.ts'
import { joinTags, type PostFields } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import { localTime } from '#model/local-time.ts'
import { searchText } from '#server/features/blog/search-text.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'

/** The columns that the form's texts become. */
export function textColumns(form: PostForm, author: string) {
  return {
    title: form.title,
    summary: form.excerpt,
    markdown: form.content,
    image: form.imageUrl,
    image_alt: form.imageAlt,
    category: form.category,
    tags: JSON.stringify(form.tags),
    read_time: readTime(form.content),
    search_text: searchText(form.title, form.excerpt),
    admin_search_text: searchText(form.title, author),
  }
}

/** A post as its form shows it, the moment by the site's clock. */
export function fieldsOf(row: PostRow, zone: string, now: Date): PostFields {
  // A draft's moment is only a plan while it lies ahead; afterwards it appears when it is published.
  const isPlanned = row.status === 'published' || row.publish_at > now.toISOString()
  return {
    title: row.title,
    excerpt: row.summary,
    content: row.markdown,
    imageUrl: row.image,
    imageAlt: row.image_alt,
    tags: joinTags(JSON.parse(row.tags) as string[]),
    status: row.status,
    category: row.category,
    publishAt: isPlanned ? localTime(new Date(row.publish_at), zone) : '',
    slug: row.slug,
  }
}
