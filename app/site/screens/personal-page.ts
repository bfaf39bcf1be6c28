import { type MetaArgs, withSiteName } from './page-meta.ts'

/** For a page of whoever has its link: no cache or search engine keeps it, and no page that it links to learns the link. */
export const personalHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
}

type HeadersArgs = { loaderHeaders: Headers; actionHeaders: Headers }

/** The headers of such a page, also after a form was posted to it. */
export function passPersonalHeaders({ actionHeaders, loaderHeaders }: HeadersArgs) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders) all.set(name, value)
  return all
}

/** The tags of such a page. */
export function personalMeta(title: string, args: MetaArgs) {
  return [{ title: withSiteName(title, args) }, { name: 'robots', content: 'noindex, nofollow' }]
}
