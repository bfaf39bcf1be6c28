import { absentFrom } from './absent.ts'
import { checkLinks } from './check-links.ts'
import { checkRedirects } from './check-redirects.ts'
import type { DocumentError } from './errors.ts'
import { addressesOf } from './known-addresses.ts'
import type { SiteContent } from './site-content.ts'

/**
 * Checks across documents: broken links, redirects over pages.
 * `postSlugs`: all posts, or at least those linked to.
 */
export function checkSiteContent(
  siteContent: SiteContent,
  postSlugs: readonly string[],
): DocumentError[] {
  const addresses = addressesOf(siteContent, postSlugs)
  return [
    ...checkRedirects(siteContent.redirects, addresses, absentFrom(siteContent)),
    ...checkLinks(siteContent, addresses),
  ]
}
