import { closedPolicy } from '#server/platform/security/content-security-policy.ts'
import type { HeaderSet } from '#server/platform/security/response-headers.ts'
import { createCachedResponse } from './cached-response.ts'

/** A text that the site makes, such as /robots.txt, as a file of this type ("text/plain"). */
export function textFile(text: string, type: string, headers: HeaderSet, cacheControl: string) {
  return createCachedResponse({
    status: 200,
    body: new TextEncoder().encode(text),
    headers: {
      ...headers,
      'Content-Security-Policy': closedPolicy,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': cacheControl,
    },
  })
}
