/** Maximum characters of a post's text, about 80 pages. */
export const CONTENT_MAX = 200_000
export const EXCERPT_MAX = 500
export const TAGS_MAX = 500
/** Longer ones are cut off in search results. */
export const SEO_TITLE_MAX = 70
export const SEO_DESCRIPTION_MAX = 170
/** Posts below a post. */
export const RELATED_MAX = 3
export const DEFAULT_AUTHOR = 'Admin'
/** Days that a post stays in the trash. */
export const TRASH_DAYS = 30

export const postMessages = {
  created: 'Post created successfully',
  updated: 'Post updated successfully',
  deleted: 'Post deleted successfully',
  empty: 'No blog posts found',
  confirmDelete: 'Are you sure you want to delete this post?',
} as const

export type PostState = 'draft' | 'scheduled' | 'published' | 'off'

export const postStateNames: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  off: 'Unpublished',
}

/** Split on commas, trimmed, empties dropped. */
export function splitTags(tags: string) {
  return tags
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}

/** Tags as the form shows them. */
export function joinTags(tags: readonly string[]) {
  return tags.join(', ')
}

/** Slug of a title: lower case, hyphens for whitespace, other characters removed. */
export function slugOf(title: string) {
  const plain = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
  return trimHyphens(trimHyphens(plain).slice(0, SLUG_LENGTH)) || 'post'
}

/** Leaves room for a number within the slug's maximum length. */
const SLUG_LENGTH = 100

function trimHyphens(text: string) {
  return text.replace(/^-+|-+$/g, '')
}
