import { documentPath } from '#model/admin-paths.ts'
import { type Picture, pictureSchema } from '#model/content/picture.ts'
import { MEDIA_ROOT } from '#model/media/media-address.ts'
import { documentsOf } from '#server/features/content/documents.ts'
import type { SiteContent } from '#server/features/content/site-content.ts'
import { searchText } from '#server/platform/db/search-text.ts'

/** A picture of the content that came with the site. It is a file of the program, so it can be used but not changed. */
export type SamplePicture = { id: string; name: string; picture: Picture; searchText: string }

const known = new WeakMap<SiteContent, SamplePicture[]>()

/** The pictures of this content, each once, with its first alt text. */
export function samplePictures(defaults: SiteContent) {
  const found = known.get(defaults) ?? findSamples(defaults)
  known.set(defaults, found)
  return found
}

function findSamples(defaults: SiteContent): SamplePicture[] {
  const bySrc = new Map<string, Picture>()
  for (const picture of picturesOf([...documentsOf(defaults).values()])) {
    const first = bySrc.get(picture.src)
    if (!first || (!first.alt && picture.alt)) bySrc.set(picture.src, picture)
  }
  return [...bySrc.values()]
    .map((picture) => {
      const name = nameOf(picture.src)
      const id = `sample${picture.src.replace(/\.\w+$/, '').replace(/[^a-z0-9]+/gi, '-')}`
      return { id, name, picture, searchText: searchText(name, picture.alt) }
    })
    .sort((one, two) => (one.picture.src < two.picture.src ? -1 : 1))
}

/** All pictures of the site's own files in a value. */
function* picturesOf(value: unknown): Generator<Picture> {
  if (typeof value !== 'object' || value === null) return
  const { success, data } = pictureSchema.safeParse(value)
  if (success) {
    if (!data.src.startsWith(`${MEDIA_ROOT}/`)) yield data
    return
  }
  for (const part of Object.values(value)) yield* picturesOf(part)
}

/** Where a picture is used in this content. */
export function samplesIn(content: SiteContent) {
  const uses = new Map<string, { what: string; href: string }[]>()
  for (const [key, document] of documentsOf(content)) {
    const sources = new Set([...picturesOf(document)].map(({ src }) => src))
    for (const src of sources) {
      const [kind, name] = key.split(':', 2)
      const what = name ? `The ${kind} “${name}”` : `The document “${key}”`
      uses.set(src, [...(uses.get(src) ?? []), { what, href: documentPath(key) }])
    }
  }
  return uses
}

/** "People: anna lee" for "/pictures/people/anna-lee.webp". */
function nameOf(src: string) {
  const [file = '', folder = ''] = src.split('/').reverse()
  const words = file.replace(/\.\w+$/, '').replaceAll('-', ' ')
  return `${folder.charAt(0).toUpperCase()}${folder.slice(1)}: ${words}`
}
