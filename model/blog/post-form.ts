import { blogCategories } from './blog.ts'

/** The form of the blog manager (specification 5), and what goes beyond it: alt text, category, moment, address. */
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
  'slug',
] as const

/** The form's values as they stand in it. `publishAt` is by the site's clock ("2026-11-21T09:30") or empty. */
export type PostFields = Record<(typeof postFields)[number], string>

/** Longest text of a post in characters: a book of 80 pages. */
export const CONTENT_MAX = 200_000
export const EXCERPT_MAX = 500
export const TAGS_MAX = 500
/** Days that a post stays in the trash. */
export const TRASH_DAYS = 30

/** Specification 8 and 5. */
export const postMessages = {
  created: 'Post created successfully',
  updated: 'Post updated successfully',
  deleted: 'Post deleted successfully',
  empty: 'No blog posts found',
  confirmDelete: 'Are you sure you want to delete this post?',
} as const

export type PostState = 'draft' | 'scheduled' | 'published'

/** Said after a post was saved: whether anybody sees it. */
export const postSeen: Record<PostState, string> = {
  draft: 'Saved as a draft. Nobody outside sees it yet.',
  scheduled: 'It appears on the blog by itself at the time that you set.',
  published: 'It is on the blog.',
}

/** What a post is for its readers at this moment; `publishAt` is an ISO moment (UTC). */
export function postState(
  { status, publishAt }: { status: string; publishAt: string },
  now: Date,
): PostState {
  if (status !== 'published') return 'draft'
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
  category: blogCategories[0],
  publishAt: '',
  slug: '',
}

/** Specification 5: split on commas, trimmed, empties dropped. */
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

/** Specification 5: the lower-cased title, its whitespace runs hyphens; what an address cannot hold is left out. */
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

/** Leaves room for a number within what an address may have. */
const SLUG_LENGTH = 100

function trimHyphens(text: string) {
  return text.replace(/^-+|-+$/g, '')
}
