import { type Content, readers } from '#server/features/content/content.ts'
import type { Words } from '#server/features/content/site-content.ts'

/** The content with other words, which stand still: for trying and showing what is not published. */
export function contentOf(content: Content, words: Words): Content {
  return {
    ...content,
    ...readers(() => words),
    words: () => words,
    pageIds: () => [...words.pages.keys()],
  }
}
