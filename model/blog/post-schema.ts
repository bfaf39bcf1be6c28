import type { JsonSchema } from '#model/content/form/json-schema.ts'
import type { PostFields } from './post-form.ts'

/** The names of a post's fields, in the order of its form. */
export const postFieldNames: Record<keyof PostFields, string> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  status: 'Status',
  publishAt: 'Publish at',
  offAt: 'Unpublish at',
  category: 'Category',
  author: 'Author',
  tags: 'Tags',
  slug: 'Address',
  imageUrl: 'Image URL',
  imageAlt: 'Alt text',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  shareImage: 'Share picture',
  related: 'Related posts',
}

/** A post's fields as comments name them. */
export const postSchema: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(postFieldNames).map(([name, title]) => [name, { type: 'string', title }]),
  ),
}
