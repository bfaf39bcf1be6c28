import type { HeaderSet } from '#server/platform/security/response-headers.ts'

type SharedCaching = { sharedCacheControl: string; sharedHeaders: HeaderSet }

/**
 * How long a CDN may keep a page. While it fetches a newer one, or cannot reach the site, it shows the last one; browsers
 * ask each time. The key lets it forget all pages at once.
 */
export function forSharedCaches(seconds = 0): SharedCaching {
  if (seconds === 0) return { sharedCacheControl: 'no-cache', sharedHeaders: {} }
  return {
    sharedCacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`,
    sharedHeaders: { 'Surrogate-Key': 'pages', 'Cache-Tag': 'pages' },
  }
}
