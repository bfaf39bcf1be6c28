import type { Block, BlockType } from '#blocks/schema.ts'

/**
 * Sections whose styles are in the sheet that every page loads (first.css): those of the start page, or without any.
 * A component cannot bring its styles itself: it comes late, and they must be there with the first HTML.
 */
const first: ReadonlySet<BlockType> = new Set<BlockType>([
  'hero',
  'service-stack',
  'marquee',
  'team',
  'process',
  'why',
  'projects',
  'testimonials',
  'faq',
  'service-tiles',
  'blog-teaser',
])

/** True where the page needs no second sheet (rest.css) for this section. */
export function isInFirstSheet({ type }: Block) {
  return first.has(type)
}
