const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True for a request that may change something. */
export function changesState(request: Request) {
  return !safeMethods.has(request.method)
}

/**
 * True if another site's page sent this request (OWASP: Fetch Metadata first, Origin if it is missing). Pages cannot
 * forge `Sec-Fetch-Site`, so `same-origin` is enough even behind a proxy that rewrites Host. A client that sends
 * neither header is not a browser and carries nobody's session.
 */
export function comesFromElsewhere(request: Request, siteUrl: string | null | undefined) {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'same-origin') return false
  if (site !== null && site !== 'none') return true
  const origin = request.headers.get('Origin')
  if (origin === null) return false
  return !ownHosts(request, siteUrl).includes(hostOf(origin))
}

function ownHosts(request: Request, siteUrl: string | null | undefined) {
  const host = request.headers.get('Host') ?? new URL(request.url).host
  return siteUrl ? [host.toLowerCase(), hostOf(siteUrl)] : [host.toLowerCase()]
}

/** Host and port; null if it is not a URL, such as the `null` of a sandboxed page. */
function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
