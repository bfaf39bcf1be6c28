import { type FoundHref, hrefsOfMarkdown } from '#server/features/markdown/hrefs-of-markdown.ts'

/** All internal `href`s of content data. */
export function hrefsOf(value: unknown, place = ''): FoundHref[] {
  if (typeof value === 'string') return hrefsOfText(value, place)
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => hrefsOf(item, joinPath(place, String(index))))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const fieldPlace = joinPath(place, name)
    if (name === 'href' && typeof field === 'string' && field.startsWith('/'))
      return [{ place: fieldPlace, href: field }]
    return hrefsOf(field, fieldPlace)
  })
}

/** The links of formatted texts, by the field's own path. */
function hrefsOfText(text: string, place: string) {
  if (!text.includes('](/')) return []
  return hrefsOfMarkdown(text).map(({ href }) => ({ place, href }))
}

function joinPath(place: string, step: string) {
  return place ? `${place}.${step}` : step
}
