import { Hono } from 'hono'
import { oncePerVersion } from '#server/platform/http/once-per-version.ts'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { Outline } from './outline.ts'
import { writeLlms } from './write-llms.ts'

type LlmsDeps = {
  outline(): Promise<Outline | null>
  contentVersion(): number
  headers: HeaderSet
  siteUrl: string | null
}

/** /llms.txt; none without SITE_URL, and while the site is not to be listed. */
export function llmsRoutes({ outline, contentVersion, headers, siteUrl }: LlmsDeps) {
  const file = oncePerVersion(contentVersion, async () => {
    const found = siteUrl && (await outline())
    return found && textFile(writeLlms(found, siteUrl), 'text/plain', headers, 'no-cache')
  })
  return new Hono().get('/llms.txt', async ({ req }, next) => {
    const found = await file()
    return found ? respondWith(found, req.raw) : next()
  })
}
