export type HeaderSet = Readonly<Record<string, string>>

const YEAR = 31_536_000

/** Scope of HSTS: the site's host, its subdomains, or browsers' preload lists too. */
export const hstsReaches = ['host', 'subdomains', 'preload'] as const
export type HstsReach = (typeof hstsReaches)[number]

const hsts: Record<HstsReach, string> = {
  host: `max-age=${YEAR}`,
  subdomains: `max-age=${YEAR}; includeSubDomains`,
  // Required by hstspreload.org.
  preload: `max-age=${2 * YEAR}; includeSubDomains; preload`,
}

/** Headers of every response. HSTS only if the site's public address is https. */
export function responseHeaders(
  siteUrl: string | null | undefined,
  reach: HstsReach = 'host',
): HeaderSet {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(siteUrl?.startsWith('https:') && { 'Strict-Transport-Security': hsts[reach] }),
  }
}

/** Sets headers that the response does not have yet. */
export function setDefaultHeaders(response: Response, headers: HeaderSet) {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}
