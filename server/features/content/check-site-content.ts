import { addressesOf } from './addresses.ts'
import { checkCoreValues } from './check-core-values.ts'
import { checkLinks } from './check-links.ts'
import { checkRedirects } from './check-redirects.ts'
import type { Fault } from './faults.ts'
import type { Words } from './site-content.ts'

/**
 * What only shows once everything is read: a link to nowhere, a redirect over a page, values that spell another name.
 * `postSlugs` are the posts that there are, or at least those that the words link to.
 */
export function checkWords(words: Words, postSlugs: readonly string[]): Fault[] {
  const addresses = addressesOf(words, postSlugs)
  return [
    ...checkRedirects(words.redirects, addresses),
    ...checkLinks(words, addresses),
    ...checkCoreValues(words.pages, words.site),
  ]
}
