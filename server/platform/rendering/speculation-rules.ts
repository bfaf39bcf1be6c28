import { adminPaths } from '#model/admin-paths.ts'
import { paths, personalPaths } from '#model/paths.ts'
import { createCachedResponse } from '#server/platform/http/cached-response.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { PREVIEW_PARAMETER } from './page-query.ts'

export const speculationRulesPath = '/speculation-rules.json'

/** Header of public pages: browsers load a page when the pointer rests on its link (HTML standard, 7.6). */
export const speculationHeader: HeaderSet = { 'Speculation-Rules': `"${speculationRulesPath}"` }

const excluded = [
  { pathname: adminPaths.dashboard },
  { pathname: `${adminPaths.dashboard}/*` },
  { pathname: '/api/*' },
  // Files.
  { pathname: '/*.*' },
  // Pages of links in emails.
  { pathname: paths.confirmSubscription },
  { pathname: paths.unsubscribe },
  ...[...personalPaths].map((pathname) => ({ pathname })),
  // Free times change while a page waits.
  { pathname: paths.call },
  // Drafts.
  { pathname: '*', search: `*${PREVIEW_PARAMETER}=*` },
]

/** Links to this page, and links that do not lead to a page in this window. */
const otherLinks =
  '[href^="#"], [aria-current="page"], [download], [target]:not([target="_self"]), [rel~="external"]'

const where = {
  and: [
    { href_matches: { pathname: '/*' } },
    ...excluded.map((pattern) => ({ not: { href_matches: pattern } })),
    { not: { selector_matches: otherLinks } },
  ],
}

/** The same links for both, because some browsers only prefetch. Chromium prerenders two pages at a time. */
export const speculationRules = {
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
}

/** Serves the rules, cacheable for a day. */
export function createServeRules(headers: HeaderSet) {
  const file = createCachedResponse({
    status: 200,
    body: new TextEncoder().encode(JSON.stringify(speculationRules)),
    headers: {
      ...headers,
      'Content-Security-Policy': closedPolicy,
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=86400',
    },
  })
  return async (request: Request) => respondWith(await file, request)
}
