export type HeaderSet = Readonly<Record<string, string>>

const YEAR = 31_536_000

/** Headers of every answer. HSTS only where the site's public address is https. */
export function responseHeaders(siteUrl: string | null | undefined): HeaderSet {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(siteUrl?.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${YEAR}` }),
  }
}

/** Sets headers on an answer made elsewhere, without replacing what it says itself. */
export function dress(response: Response, headers: HeaderSet) {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
}
