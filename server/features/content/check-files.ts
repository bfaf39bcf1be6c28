import type { PostSource } from '#model/blog/blog-schemas.ts'
import { imagesOfMarkdown } from '#server/features/markdown/hrefs-of-markdown.ts'
import { documentsOf } from './documents.ts'
import type { DocumentError } from './errors.ts'
import type { SiteContent } from './site-content.ts'

type FoundFile = { place: string; file: string }

const isFile = /^\/[^?#]+\.(avif|webp|svg|jpe?g|png|gif|webm|mp4)$/i

/** Pictures and videos that the content uses but that are not in `files` (paths below public/, such as "/logo.svg"). */
export function checkFiles(
  siteContent: SiteContent,
  posts: readonly PostSource[],
  files: ReadonlySet<string>,
): DocumentError[] {
  // Redirects may start at files that no longer exist.
  const documents = [...documentsOf(siteContent)].filter(([document]) => document !== 'redirects')
  return [
    ...documents.flatMap(([document, value]) => missing(document, filesOf(value), files)),
    ...posts.flatMap((post) => missing(`post:${post.slug}`, filesOfPost(post), files)),
  ]
}

function missing(
  document: string,
  found: FoundFile[],
  files: ReadonlySet<string>,
): DocumentError[] {
  return found
    .filter(({ file }) => !files.has(file))
    .map(({ place, file }) => ({
      document,
      path: place,
      sentence: `there is no file public${file}. Add it, or use an existing file.`,
    }))
}

/** Files that content data needs: those it names, and the variants that ui/image.tsx and the film player request. */
function filesOf(value: unknown, place = ''): FoundFile[] {
  if (typeof value === 'string') {
    if (!isFile.test(value)) return []
    const files = /(^|\.)link$/.test(place) ? filmFiles(value) : withAvif(value)
    return files.map((file) => ({ place, file }))
  }
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([name, field]) =>
    filesOf(field, place ? `${place}.${name}` : name),
  )
  return [...inside, ...smallerFiles(value, place)]
}

function smallerFiles(value: object, place: string): FoundFile[] {
  const { src, widths } = value as { src?: unknown; widths?: unknown }
  if (typeof src !== 'string' || !Array.isArray(widths)) return []
  return widths
    .flatMap((width) => withAvif(src.replace(/(\.\w+)$/, `-${width}$1`)))
    .map((file) => ({ place: place ? `${place}.widths` : 'widths', file }))
}

/** A film's URL is one of its files; the others differ in the extension. */
function filmFiles(file: string) {
  return ['webm', 'mp4', 'webp', 'avif'].map((ending) => file.replace(/\w+$/, ending))
}

function withAvif(file: string) {
  return file.endsWith('.webp') ? [file, file.replace(/\.webp$/, '.avif')] : [file]
}

function filesOfPost({ cover, markdown }: PostSource): FoundFile[] {
  const images = imagesOfMarkdown(markdown).map(({ place, href }) => ({ place, file: href }))
  return cover ? [{ place: 'cover', file: cover }, ...images] : images
}
