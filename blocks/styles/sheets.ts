import type { Block, BlockType } from '#blocks/schema.ts'

/**
 * Sections whose styles are in the small sheet (app/app.css): those of the home page.
 * Components are loaded lazily, but their styles must be there with the first HTML.
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
  'posts',
])

/** Whether the small sheet contains the section's styles. */
export function isInFirstSheet({ type }: Block) {
  return first.has(type)
}

/** Whether any of the sections needs app/site/sections.css. */
export function needsSectionStyles(blocks: Block[]) {
  return !blocks.every(isInFirstSheet)
}
