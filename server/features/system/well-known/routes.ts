import { Hono } from 'hono'
import type { Site as SiteWords } from '#model/content/site.ts'
import { createCachedResponse, respondWith } from '#server/platform/rendering/cached-response.ts'
import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { securityPaths, securityPolicy, securityTxt } from './security-txt.ts'

type WellKnownDeps = {
  /** The site's name and contact address, as published. */
  words(): Promise<Pick<SiteWords, 'name' | 'email'>>
  clock(): Date
  headers: HeaderSet
  siteUrl: string | null
}

/** /.well-known/security.txt and the policy that it names; kept by browsers and proxies for an hour. */
export function wellKnownRoutes({ words, clock, headers, siteUrl }: WellKnownDeps) {
  return new Hono()
    .get(securityPaths.contact, async ({ req }) =>
      answer(securityTxt(await words(), siteUrl, clock()), req.raw),
    )
    .get(securityPaths.policy, async ({ req }) => answer(securityPolicy(await words()), req.raw))

  async function answer(text: string, request: Request) {
    const file = await createCachedResponse({
      status: 200,
      body: new TextEncoder().encode(text),
      headers: {
        ...headers,
        'Content-Security-Policy': closedPolicy,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
      },
    })
    return respondWith(file, request)
  }
}
