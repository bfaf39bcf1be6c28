import { createHash } from 'node:crypto'
import { slugSchema } from '#model/blog/blog-schemas.ts'
import {
  CONTENT_MAX,
  EXCERPT_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_TITLE_MAX,
  slugOf,
} from '#model/blog/post-form.ts'
import type { Losses } from '#model/import/import.ts'
import { LINE_MAX } from '#model/limits.ts'
import { plainHost } from '#server/features/content/redirects/site-path.ts'
import { postIdIn } from '#server/platform/rendering/page-address.ts'
import { beginningOf, cut, fitting, fittingTags, oneLine } from './entry-texts.ts'
import { htmlToMarkdown } from './html-to-markdown.ts'
import type { OldPost } from './old-post.ts'

/** A post that is ready to be imported, or `problem`, a sentence that says why it cannot be. */
export type PostEntry = Omit<OldPost, 'html' | 'addresses' | 'cover'> & {
  /** With "import-picture:0" and "import-link:0" for the pictures and links below. */
  markdown: string
  /** Addresses, or paths on the old site. */
  pictures: string[]
  /** Links to other pages of the old site. */
  links: { path: string; hash: string; address: string }[]
  /** Paths in lower case, without a slash at the end; "/?p=12" for a post that WordPress finds by its id. */
  oldPaths: string[]
  /** The place of its cover in `pictures`, or null. */
  cover: number | null
  problem: string | null
}

/**
 * A post in the form in which it is stored. `home`: the address of the old site, if it is known, so that links to its pages are found.
 * `count` is called for everything that does not come along.
 */
export function postEntry(
  old: OldPost,
  home: string | null,
  count: (name: keyof Losses) => void,
): PostEntry {
  const { html, addresses, cover: coverAddress, ...rest } = old
  const pictures: string[] = []
  const links: PostEntry['links'] = []
  const pictureAt = (address: string) => {
    const known = pictures.indexOf(address)
    return known >= 0 ? known : pictures.push(address) - 1
  }
  const markdown = htmlToMarkdown(html.toWellFormed(), {
    picture: (address) =>
      isPictureAddress(address) ? `import-picture:${pictureAt(address.trim())}` : null,
    link: (address) => {
      const page = pageOfOldSite(address, home)
      return page ? `import-link:${links.push(page) - 1}` : address
    },
    lose: count,
  })
  const title = cut(old.title, LINE_MAX) || 'Untitled'
  return {
    ...rest,
    title,
    markdown,
    pictures,
    links,
    slug: slugSchema.safeParse(old.slug).success ? old.slug : slugOf(old.slug || title),
    excerpt: old.excerpt.trim() ? cut(old.excerpt, EXCERPT_MAX) : beginningOf(markdown),
    author: cut(old.author, LINE_MAX),
    categories: old.categories.map(oneLine).filter(Boolean),
    tags: fittingTags(old.tags),
    coverAlt: cut(old.coverAlt, LINE_MAX),
    cover: coverAddress && isPictureAddress(coverAddress) ? pictureAt(coverAddress.trim()) : null,
    seoTitle: fitting(old.seoTitle, SEO_TITLE_MAX),
    seoDescription: fitting(old.seoDescription, SEO_DESCRIPTION_MAX),
    oldPaths: [...new Set(addresses.flatMap((address) => oldPath(address) ?? []))],
    problem:
      markdown.length > CONTENT_MAX
        ? `Its text has ${markdown.length.toLocaleString('en-US')} characters; ${CONTENT_MAX.toLocaleString('en-US')} fit into a post.`
        : null,
  }
}

/** A short name for a picture of an import. */
export function pictureKey(address: string) {
  return createHash('sha256').update(address).digest('hex').slice(0, 32)
}

/** The path of an address on the old site, as redirects compare it, or "/?p=12"; null for the home page. */
export function oldPath(address: string) {
  const url = URL.parse(address, 'https://old.invalid')
  if (!url) return null
  const path = url.pathname
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
  const id = postIdIn(url.searchParams)
  const whole = id ? `${path || '/'}?p=${id}` : path
  return whole !== '' && whole.length <= 500 ? whole : null
}

/** https and paths of the old site; not pictures that are written into the text. */
function isPictureAddress(address: string) {
  const trimmed = address.trim()
  return (
    trimmed !== '' && trimmed.length <= 2000 && !/^(?:data|blob|javascript|cid):/i.test(trimmed)
  )
}

function pageOfOldSite(address: string, home: string | null) {
  const trimmed = address.trim()
  if (/^(?:#|mailto:|tel:)/i.test(trimmed)) return null
  const url = URL.parse(trimmed, home ?? 'https://old.invalid')
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const isRelative = URL.parse(trimmed) === null && !trimmed.startsWith('//')
  const isOwn = home !== null && plainHost(url.host) === plainHost(new URL(home).host)
  const path = oldPath(trimmed)
  if (!(isRelative || isOwn) || path === null) return null
  return { path: oldPath(url.href) ?? path, hash: url.hash, address: trimmed }
}
