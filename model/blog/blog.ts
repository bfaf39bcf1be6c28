import { message } from '#model/language/message.ts'

/** Without "All"; each with its wavelength, and so its hue. */
export const sampleCategories: Record<string, number> = {
  'AI Strategy': 440,
  Implementation: 480,
  Design: 410,
  Analytics: 590,
  Automation: 630,
}

/** The hue of a post's category; a post names it unless it is the sample's. */
export function categoryLambda({ category, lambda }: { category: string; lambda?: number }) {
  return lambda ?? sampleCategories[category] ?? DEFAULT_LAMBDA
}

const DEFAULT_LAMBDA = 520

/** The cover of posts without one of their own. There are covers for the sample's categories. */
export function coverFallback(category: string) {
  return `/pictures/covers/${category.toLowerCase().replaceAll(' ', '-')}.svg`
}

/** First category option: no filter. */
export const ALL_CATEGORIES = 'All'

/** Posts in the home page's teaser. */
export const TEASER_LIMIT = 3

/** Posts on one page of /blog. */
export const BLOG_PAGE_SIZE = 12

/** Maximum posts per API response. */
export const BLOG_LIMIT_MAX = 100

/** Reading speed for `readTime`. */
const WORDS_PER_MINUTE = 220

export const blogMessages = {
  loading: message('Loading blog posts...'),
  empty: message('No articles found matching your criteria'),
} as const

/** What a stored `readTime` says to readers. */
export function readTimeText(
  stored: string,
  t: (text: string, values: { minutes: number }) => string,
) {
  const minutes = Number.parseInt(stored, 10)
  return Number.isNaN(minutes) ? stored : t('{minutes} min read', { minutes })
}

/** "4 min read" for a text, at least one minute. */
export function readTime(markdown: string) {
  return `${Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE))} min read`
}

export function countWords(markdown: string) {
  return markdown.split(/\s+/).filter((word) => /\w/.test(word)).length
}
