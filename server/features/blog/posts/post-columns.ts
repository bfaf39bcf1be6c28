import { readTime } from '#model/blog/blog.ts'
import { joinTags, type PostFields, postState } from '#model/blog/post-form.ts'
import type { PostForm } from '#model/blog/post-form-schema.ts'
import { localTime } from '#model/local-time.ts'
import type { PostRow } from '#server/platform/db/rows/posts.ts'
import { searchText } from '#server/platform/db/search-text.ts'

/** The form's text as columns; `before` is the author of a post whose form names none. */
export function textColumns(form: PostForm, before: string) {
  const author = form.author || before
  return {
    author,
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
    seo_title: form.seoTitle,
    seo_description: form.seoDescription,
    share_image: form.shareImage,
    related: JSON.stringify(form.related),
  }
}

type Times = Pick<PostRow, 'status' | 'publish_at' | 'off_at'>

/** A post's state at `now`. */
export function stateOf({ status, publish_at, off_at }: Times, now: Date) {
  return postState({ status, publishAt: publish_at, offAt: off_at }, now)
}

/** Minimum role to change a post. */
export function minRoleToWritePost(status: PostRow['status']) {
  return status === 'draft' ? 'author' : 'editor'
}

/** A post as form fields; its times are in the site's time zone. */
export function fieldsOf(row: PostRow, zone: string, now: Date): PostFields {
  // A draft's past publish time means nothing.
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
    offAt: row.off_at ? localTime(new Date(row.off_at), zone) : '',
    slug: row.slug,
    author: row.author,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    shareImage: row.share_image,
    related: (JSON.parse(row.related) as string[]).join(','),
  }
}
