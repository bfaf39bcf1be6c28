import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '#app/use-site.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicturePath } from '#model/content/share-picture.ts'

type Words = { title: string; description: string }

/** The image of a shared link: its path on this site and its alt text. */
type Shared = { src: string; alt: string; width?: number; height?: number }

/** What React Router passes to `meta`. */
type Place = {
  location: { pathname: string }
  matches: ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Meta tags of a 404. */
export const notFoundMeta: MetaDescriptor[] = [
  { title: '404 - Page Not Found' },
  { name: 'robots', content: 'noindex' },
]

/** The share picture of a page, a screen or a post; the server falls back where none is drawn (og-image-fallback.ts). */
export function sharePicture(id: string, alt: string): Shared {
  return { src: sharePicturePath(id), width: SHARE_WIDTH, height: SHARE_HEIGHT, alt }
}

/**
 * Title, description and picture of a page, for the browser's tab, search engines and shared links. What must be
 * absolute is left out while the server does not know its own address (SITE_URL).
 */
export function pageMeta({ title, description }: Words, picture: Shared, place: Place) {
  const shell = shellOf(place)
  const siteUrl = shell?.siteUrl ?? null
  const address = siteUrl === null ? null : siteUrl + place.location.pathname
  const { src, width, height, alt } = picture
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:image', content: src.startsWith('/') ? `${siteUrl ?? ''}${src}` : src },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
  if (shell?.site.seo.isListed === false) tags.push({ name: 'robots', content: 'noindex' })
  if (width) tags.push({ property: 'og:image:width', content: String(width) })
  if (height) tags.push({ property: 'og:image:height', content: String(height) })
  if (address) tags.push({ property: 'og:url', content: address })
  if (address) tags.push({ tagName: 'link', rel: 'canonical', href: address })
  return tags
}

/** The same for a screen, whose title does not name the site yet; `id` names its share picture. */
export function screenMeta(words: Words | undefined, id: string, place: Place) {
  if (!words) return notFoundMeta
  const title = withSiteName(words.title, place)
  return pageMeta({ ...words, title }, sharePicture(id, title), place)
}

export function withSiteName(title: string, place: Place) {
  const ending = shellOf(place)?.site.seo.titleEnding
  return ending ? `${title} | ${ending}` : title
}

/** What the root route knows of the site; undefined where even that could not be loaded. */
export function shellOf({ matches }: Pick<Place, 'matches'>) {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
}
