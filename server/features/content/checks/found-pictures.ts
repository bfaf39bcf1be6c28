/** A picture of a document: a picture field, or one in the Markdown of a text. */
export type FoundPicture = { path: string; src: string; alt: string; width: number | null }

/** All pictures of a document, with the paths of their fields. Values may be unfinished. */
export function picturesWithPaths(value: unknown, path = ''): FoundPicture[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/!\[([^\]]*)\]\(<?([^)\s>]+)/g)].map(([, alt = '', src = '']) => ({
      ...{ path, src, alt, width: null },
    }))
  }
  if (typeof value !== 'object' || value === null) return []
  const { src, alt, width } = value as Record<string, unknown>
  if (typeof src === 'string' && typeof width === 'number') {
    return [{ path, src, alt: typeof alt === 'string' ? alt : '', width }]
  }
  return Object.entries(value).flatMap(([name, part]) =>
    picturesWithPaths(part, path ? `${path}.${name}` : name),
  )
}
