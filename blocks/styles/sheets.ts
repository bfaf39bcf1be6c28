import type { Block, BlockType } from '#blocks/schema.ts'

/**
 * Sections whose styles are in the small sheet (app/app.css): those of the start page, or without any.
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

/** True where the styles of the section are in the small sheet. */
export function isInFirstSheet({ type }: Block) {
  return first.has(type)
}

/** True where a section's styles are in app/site/sections.css alone. */
export function needsSectionStyles(blocks: Block[]) {
  return !blocks.every(isInFirstSheet)
}
