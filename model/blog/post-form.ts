/** Fields of the post form, and those of the editor. `related`: ids, separated by commas. */
export const postFields = [
  'title',
  'excerpt',
  'content',
  'imageUrl',
  'imageAlt',
  'tags',
  'status',
  'category',
  'publishAt',
  'offAt',
  'slug',
  'author',
  'seoTitle',
  'seoDescription',
  'shareImage',
  'related',
] as const

/** The form's raw values. `publishAt` and `offAt`: local time of the site ("2026-11-21T09:30") or empty. */
export type PostFields = Record<(typeof postFields)[number], string>

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

/** Shown after saving a post. */
export const savedMessages: Record<PostState, string> = {
  draft: 'Saved as a draft. It isn’t public yet.',
  scheduled: 'It will be published at the time you set.',
  published: 'It is live on the blog.',
  off: 'It is still unpublished. Change “Unpublish at” to show it again.',
}

/** A post's state at `now`; `publishAt` and `offAt` are ISO strings (UTC). */
export function postState(
  { status, publishAt, offAt }: { status: string; publishAt: string; offAt: string | null },
  now: Date,
): PostState {
  if (status !== 'published') return 'draft'
  if (offAt !== null && offAt <= now.toISOString()) return 'off'
  return publishAt > now.toISOString() ? 'scheduled' : 'published'
}

export const emptyPost: PostFields = {
  title: '',
  excerpt: '',
  content: '',
  imageUrl: '',
  imageAlt: '',
  tags: '',
  status: 'draft',
  category: '',
  publishAt: '',
  offAt: '',
  slug: '',
  author: '',
  seoTitle: '',
  seoDescription: '',
  shareImage: '',
  related: '',
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

/** The ids in the field `related`. */
export function splitRelated(related: string) {
  return related.split(',').filter((id) => id !== '')
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
