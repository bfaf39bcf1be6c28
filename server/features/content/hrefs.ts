/** A link and its path, for example "blocks.2.action.href". */
export type FoundHref = { place: string; href: string }

/** All internal `href`s of content data. */
export function hrefsOf(value: unknown, place = ''): FoundHref[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => hrefsOf(item, joinPath(place, String(index))))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => {
    const fieldPlace = joinPath(place, name)
    if (name === 'href' && isOwn(field)) return [{ place: fieldPlace, href: field }]
    return hrefsOf(field, fieldPlace)
  })
}

/** A link without its query and fragment. */
export function pathOf(href: string) {
  return href.split(/[?#]/, 1)[0] ?? ''
}

function joinPath(place: string, step: string) {
  return place ? `${place}.${step}` : step
}

/** True for a link to a page of this site. */
export function isOwn(href: unknown): href is string {
  return typeof href === 'string' && href.startsWith('/')
}
