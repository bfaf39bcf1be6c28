const REFERRER_MAX = 300

/**
 * The page that led here, without query and fragment: a path where it is one of our `hosts`, else an origin and a
 * path. Null for what is no web page.
 */
export function referrerOf(header: string | null, hosts: readonly string[]): string | null {
  const url = header && URL.parse(header)
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null
  const path = hosts.includes(url.host) ? url.pathname : `${url.origin}${url.pathname}`
  return path.slice(0, REFERRER_MAX)
}
