import { readTime } from '#model/blog/blog.ts'
import { emptyPost, type PostDocument } from '#model/blog/post-document.ts'
import { splitTags } from '#model/blog/post-form.ts'
import { isFields } from '#model/content/form/json-schema.ts'
import { searchText } from '#server/platform/db/search-text.ts'

/** The values of a draft, valid or not: what is missing or of another type is empty. */
export function postValues(value: unknown): PostDocument {
  return withTypesOf(emptyPost, value)
}

function withTypesOf<T extends object>(empty: T, value: unknown): T {
  const given = isFields(value) ? value : {}
  return Object.fromEntries(
    Object.entries(empty).map(([name, none]) => {
      const own = given[name]
      if (isFields(none)) return [name, withTypesOf(none, own)]
      const isSame = typeof own === typeof none && Array.isArray(own) === Array.isArray(none)
      return [name, isSame ? own : none]
    }),
  ) as T
}

/** A post's texts as columns. */
export function textColumns(post: PostDocument) {
  return {
    title: post.title,
    summary: post.excerpt,
    markdown: post.content,
    author: post.author,
    category: post.category,
    tags: JSON.stringify(splitTags(post.tags)),
    image: post.cover.url,
    image_alt: post.cover.alt,
    read_time: readTime(post.content),
    search_text: searchText(post.title, post.excerpt),
    admin_search_text: searchText(post.title, post.author),
    seo_title: post.search.title,
    seo_description: post.search.description,
    share_image: post.search.picture,
    related: JSON.stringify(post.related),
  }
}
