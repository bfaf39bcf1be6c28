import type { Rendered } from './render-markdown.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Plain paragraphs, for text that cannot be rendered. */
export function renderPlainText(text: string): Rendered {
  const html = text
    .split(/\n\n+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')}</p>`)
    .join('\n')
  return { html, headings: [] }
}
