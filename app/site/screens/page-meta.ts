import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '#app/use-site.ts'
import { atomFeedPath, feedOf, markdownPath, oembedPath } from '#model/alternate-paths.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicturePath } from '#model/content/share-picture.ts'
import { SOURCE_LANGUAGE } from '#model/language/language.ts'
import { paths } from '#model/paths.ts'
import { wavePicturePath } from '#model/wave-name.ts'

type PageText = { title: string; description: string }

/** The image of a shared link (og:image): path or URL, and alt text; without one, the page's title describes it. */
type ShareImage = { src: string; alt: string; width?: number; height?: number }

/** The arguments of a route's `meta` that are used here. */
export type MetaArgs = {
  location: { pathname: string }
  matches: ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Meta tags of a 404. */
export function notFoundMeta(args: Pick<MetaArgs, 'matches'>): MetaDescriptor[] {
  return [{ title: shellOf(args)?.words.notFound ?? '404' }, { name: 'robots', content: 'noindex' }]
}

/** The share picture of a page, a screen or a post. The server draws it, or sends a file (server/features/brand). */
export function sharePicture(id: string, alt: string): ShareImage {
  return { src: sharePicturePath(id), width: SHARE_WIDTH, height: SHARE_HEIGHT, alt }
}

/**
 * Title, description and picture of a page, for the browser's tab, search engines and shared links.
 * Tags that need an absolute URL are omitted if SITE_URL is not set.
 */
export function pageMeta({ title, description }: PageText, picture: ShareImage, args: MetaArgs) {
  const shell = shellOf(args)
  const siteUrl = shell?.siteUrl ?? null
  const url = siteUrl === null ? null : siteUrl + args.location.pathname
  const { src, width, height, alt } = picture
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: src.startsWith('/') ? `${siteUrl ?? ''}${src}` : src },
    { property: 'og:image:alt', content: alt || title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (shell?.site.seo.isListed === false) tags.push({ name: 'robots', content: 'noindex' })
  if (width) tags.push({ property: 'og:image:width', content: String(width) })
  if (height) tags.push({ property: 'og:image:height', content: String(height) })
  const locale = openGraphLocale(shell?.words.language)
  if (locale) tags.push({ property: 'og:locale', content: locale })
  if (url) tags.push({ property: 'og:url', content: url })
  if (url) tags.push({ tagName: 'link', rel: 'canonical', href: url })
  return url ? [...tags, ...alternates(url, args.location.pathname, shell?.site.name)] : tags
}

/** "de_DE" for German; English is what the Open Graph protocol assumes. */
function openGraphLocale(tag = SOURCE_LANGUAGE) {
  if (tag === SOURCE_LANGUAGE) return null
  const { language, region } = new Intl.Locale(tag).maximize()
  return `${language}_${region}`
}

/** The same page as Markdown, the feed of its part of the site, and what others show of a link to a post. */
function alternates(url: string, path: string, title: string | undefined): MetaDescriptor[] {
  const link = { tagName: 'link', rel: 'alternate' }
  const feed = feedOf(path)
  const isPost = feed === 'blog' && path !== paths.blog
  return [
    { ...link, type: 'text/markdown', href: markdownPath(path) },
    ...(feed ? [{ ...link, type: 'application/atom+xml', title, href: atomFeedPath(feed) }] : []),
    ...(isPost
      ? [{ ...link, type: 'application/json+oembed', href: new URL(oembedPath(url), url).href }]
      : []),
  ]
}

/** Like pageMeta, for a screen: appends the site's name to the title; `id` selects the share picture. */
export function screenMeta(text: PageText | undefined, id: string, args: MetaArgs) {
  if (!text) return notFoundMeta(args)
  const title = withSiteName(text.title, args)
  return pageMeta({ ...text, title }, sharePicture(id, title), args)
}

/** Of the home page with the wave of a name: its own picture, and nothing for search engines. */
export function waveMeta(name: string, { description }: PageText, args: MetaArgs) {
  const size = { width: SHARE_WIDTH, height: SHARE_HEIGHT }
  const picture = { src: wavePicturePath(name), ...size, alt: name }
  const tags = pageMeta({ title: withSiteName(name, args), description }, picture, args)
  return [...tags, { name: 'robots', content: 'noindex' }]
}

export function withSiteName(title: string, args: MetaArgs) {
  const ending = shellOf(args)?.site.seo.titleEnding
  return ending ? `${title} | ${ending}` : title
}

/** The root route's loader data; undefined if its loader failed. */
export function shellOf({ matches }: Pick<MetaArgs, 'matches'>) {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
}
