import type { Picture } from '#model/content/picture.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'

/** Replaces all addresses of a picture in a text (an address, Markdown or JSON); alt texts stay. */
export function replacePicture(text: string, id: string, picture: Picture) {
  if (!text.includes(`${MEDIA_ROOT}/${id}/`)) return text
  const value = /^\s*[[{"]/.test(text) ? parseJson(text) : undefined
  return value === undefined ? replaceAddresses(text, id, picture) : JSON.stringify(replaced(value))

  function replaced(part: unknown): unknown {
    if (typeof part === 'string') return replaceAddresses(part, id, picture)
    if (Array.isArray(part)) return part.map(replaced)
    if (typeof part !== 'object' || part === null) return part
    const entries = Object.entries(part).map(([name, field]) => [name, replaced(field)])
    const copy = Object.fromEntries(entries)
    return isPictureOf(part) ? { ...copy, ...sizeOf(picture, part) } : copy
  }

  function isPictureOf(part: object) {
    return 'src' in part && 'width' in part && String(part.src).startsWith(`${MEDIA_ROOT}/${id}/`)
  }
}

function sizeOf({ src, width, height, widths }: Picture, old: object) {
  return { src, width, height, ...('widths' in old && { widths }) }
}

/** Uses the full-size address, because smaller sizes may differ. */
function replaceAddresses(text: string, id: string, { src }: Picture) {
  const base = src.replace(/\.(webp|svg)$/, '')
  const pattern = new RegExp(
    `${MEDIA_ROOT}/${id}/[0-9a-f]{12}-\\d+x\\d+(?:-\\d+x\\d+)?/[a-z0-9-]+\\.(webp|avif|jpg|svg|mp4|webm)`,
    'g',
  )
  return text.replace(pattern, (_, ending) => `${base}.${ending}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Markdown may start like JSON.
    return undefined
  }
}
