import { Hono } from 'hono'
import { respondWith } from '#server/platform/http/send-cached.ts'
import { textFile } from '#server/platform/http/text-file.ts'
import { createVersionedFile } from '#server/platform/http/versioned-file.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import type { Outline } from './outline.ts'
import { writeLlms } from './write-llms.ts'

type LlmsDeps = {
  outline(): Promise<Outline | null>
  contentVersion(): number
  headers: HeaderSet
  /** Public origin; if null, the origin of the request. */
  siteUrl: string | null
}

/** /llms.txt; none while the site is not to be listed. */
export function llmsRoutes({ outline, contentVersion, headers, siteUrl }: LlmsDeps) {
  const file = createVersionedFile(contentVersion, async (origin) => {
    const found = await outline()
    return found && textFile(writeLlms(found, origin), 'text/plain', headers, 'no-cache')
  })
  return new Hono().get('/llms.txt', async ({ req }, next) => {
    const found = await file(siteUrl ?? new URL(req.url).origin)
    return found ? respondWith(found, req.raw) : next()
  })
}
