import type { Check } from '#model/content/checks.ts'
import type { FoundPicture } from './found-pictures.ts'

/**
 * Pictures without alt text. An empty one in a picture field is a choice (“Decorative”), unless the library has none either
 * (`undescribed`: ids of such pictures).
 */
export function checkAlt(pictures: FoundPicture[], undescribed: ReadonlySet<string>): Check[] {
  return pictures.flatMap(({ path, src, alt, width }) => {
    const text = alt.trim()
    const isField = width !== null
    const id = /^\/media\/([0-9a-f-]{36})\//.exec(src)?.[1] ?? ''
    const message = messageFor(text, !isField || undescribed.has(id))
    return message ? [{ kind: 'alt' as const, path: isField ? `${path}.alt` : path, message }] : []
  })
}

function messageFor(alt: string, isMissing: boolean) {
  if (alt === '')
    return isMissing
      ? 'A picture has no alt text. Say what it shows, for people who can’t see it.'
      : null
  if (
    /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(alt) ||
    /^(img|dsc|image|screenshot)[\s_-]?\d+/i.test(alt)
  ) {
    return `The alt text “${alt}” is the name of a file. Say what the picture shows instead.`
  }
  return null
}
