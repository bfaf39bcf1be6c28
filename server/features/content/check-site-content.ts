import { addressesOf, addressesOfKeys } from './addresses.ts'
import { checkCoreValues } from './check-core-values.ts'
import { checkLinks } from './check-links.ts'
import { checkRedirects } from './check-redirects.ts'
import type { Fault } from './faults.ts'
import type { SiteContent } from './site-content.ts'

/**
 * Checks across documents: broken links, redirects over pages, core values that do not spell the agency's name.
 * `postSlugs`: all posts, or at least those linked to.
 */
export function checkSiteContent(siteContent: SiteContent, postSlugs: readonly string[]): Fault[] {
  const addresses = addressesOf(siteContent, postSlugs)
  return [
    ...checkRedirects(siteContent.redirects, addresses, addressesOfKeys(siteContent.off)),
    ...checkLinks(siteContent, addresses),
    ...checkCoreValues(siteContent.pages, siteContent.site),
  ]
}
