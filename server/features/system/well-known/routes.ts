import { Hono } from 'hono'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import type { SiteSettings } from '#server/platform/runtime.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { securityPaths, securityPolicy, securityTxt } from './security-txt.ts'

type WellKnownDeps = {
  content: SiteSettings
  clock(): Date
  headers: HeaderSet
  siteUrl: string | null
}

/** /.well-known/security.txt and the policy it names, cacheable for an hour. */
export function wellKnownRoutes({ content, clock, headers, siteUrl }: WellKnownDeps) {
  return new Hono()
    .get(securityPaths.contact, async ({ req }) =>
      answer(securityTxt(await content.site(), siteUrl, clock()), req.raw),
    )
    .get(securityPaths.policy, async ({ req }) =>
      answer(securityPolicy(await content.site()), req.raw),
    )

  async function answer(text: string, request: Request) {
    const file = await textFile(text, 'text/plain', headers, 'public, max-age=3600')
    return respondWith(file, request)
  }
}
