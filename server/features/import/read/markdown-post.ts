import { posix } from 'node:path'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { readFrontMatter } from './front-matter.ts'
import type { OldPost, Sink } from './old-post.ts'
import { decoded, isoMoment } from './parse-value.ts'
import { withoutTags } from './template-tags.ts'

export const MARKDOWN_FILE = /\.(?:md|markdown|mdx)$/i

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze()

/** A Markdown file of Jekyll, Hugo, Eleventy, Astro and the like. `paths`: the files that were uploaded with it. */
export function markdownPost(
  path: string,
  { fields, body }: NonNullable<ReturnType<typeof readFrontMatter>>,
  paths: ReadonlySet<string>,
  sink: Pick<Sink, 'count'>,
): OldPost {
  const find = (...names: string[]) => names.map((name) => fields[name]).find(isGiven)
  const { slug, day } = nameOf(path)
  const html = String(toHtml.processSync(withoutTags(body, sink)))
  const moment = ['date', 'pubDate', 'published', 'publishDate'].map((name) =>
    isoMoment(fields[name]),
  )
  const isDraft =
    find('draft') === true || find('published') === false || /(?:^|\/)_drafts\//.test(path)
  const cover = coverOf(
    find('cover', 'image', 'featured_image', 'feature_image', 'heroImage', 'thumbnail', 'banner'),
  )
  const [category, ...others] = textsOf(find('categories', 'category'))
  return {
    id: path,
    title: textOf(find('title')) || headingOf(body) || slug.replaceAll('-', ' '),
    slug: textOf(find('slug')) || slug,
    excerpt: textOf(find('excerpt', 'description', 'summary', 'subtitle')),
    html: html.replace(
      /(<img\b[^>]*?\bsrc=")([^"]+)(")/g,
      (_, start: string, src: string, end: string) => `${start}${inUpload(src, path, paths)}${end}`,
    ),
    author: textsOf(find('author', 'authors')).at(0) ?? '',
    categories: category ? [category] : [],
    tags: [...others, ...textsOf(find('tags', 'keywords'))],
    publishedAt: moment.find((one) => one !== null) ?? isoMoment(day),
    state: isDraft ? 'draft' : 'published',
    isPage: find('layout') === 'page' || find('type') === 'page',
    addresses: [
      ...textsOf(find('aliases', 'redirect_from')),
      textOf(find('permalink', 'url')) || addressOf(path),
    ].filter((address) => address !== '' && !address.includes(':')),
    cover: cover.address ? inUpload(cover.address, path, paths) : null,
    coverAlt: cover.alt || textOf(find('coverAlt', 'imageAlt', 'image_alt')),
    seoTitle: '',
    seoDescription: '',
  }
}

/** Jekyll begins names with the day; Hugo keeps posts as "name/index.md". */
function nameOf(path: string) {
  const file = posix.basename(path).replace(MARKDOWN_FILE, '')
  const name = file === 'index' ? posix.basename(posix.dirname(path)) : file
  const [, day, rest] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(name) ?? []
  return { slug: rest ?? name, day: day ?? '' }
}

/** Where Hugo and Astro show a file of this path: below its content folder. */
function addressOf(path: string) {
  const [, below] = /(?:^|\/)(?:src\/)?content\/(.+)$/.exec(path) ?? []
  return below ? `/${below.replace(MARKDOWN_FILE, '').replace(/\/index$/, '')}` : ''
}

/** "file:posts/cat.jpg" for a picture of the upload; other addresses as they are. */
function inUpload(address: string, from: string, paths: ReadonlySet<string>) {
  if (/^(?:[a-z]+:|\/\/)/i.test(address)) return address
  const plain = decoded(address.split(/[?#]/)[0] ?? '')
  const tries = plain.startsWith('/')
    ? ['', 'static', 'public', 'assets', 'source'].map((folder) =>
        posix.join(folder, plain.slice(1)),
      )
    : [posix.join(posix.dirname(from), plain), posix.normalize(plain)]
  for (const path of tries) {
    if (paths.has(path)) return `file:${path}`
    // The folder may have been packed with a folder around it.
    const [root] = from.split('/')
    if (paths.has(`${root}/${path}`)) return `file:${root}/${path}`
  }
  return address
}

function headingOf(body: string) {
  return /^#\s+(.+)$/m.exec(body)?.[1] ?? ''
}

function coverOf(value: unknown) {
  if (typeof value === 'string') return { address: value, alt: '' }
  const { url, src, image, alt } = (value ?? {}) as Record<string, unknown>
  return { address: textOf(url ?? src ?? image), alt: textOf(alt) }
}

function isGiven(value: unknown) {
  return value !== undefined && value !== null && value !== ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** One text, several, or several with a name. */
function textsOf(value: unknown): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [value]
  return all
    .map((one) => textOf(one) || textOf((one as { name?: unknown } | null | undefined)?.name))
    .filter(Boolean)
}
