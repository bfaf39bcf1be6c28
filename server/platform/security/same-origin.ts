const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True for a request that asks to change something, whatever its address. */
export function changesState(request: Request) {
  return !safeMethods.has(request.method)
}

/**
 * True when another site's page sent this request (OWASP: Fetch Metadata first, Origin where it is missing).
 * A browser cannot be made to lie in `Sec-Fetch-Site`, so `same-origin` settles it even behind a proxy that
 * rewrites Host. A client that sends neither header is no browser and carries nobody's session by accident.
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

/** The host with its port; null for what is no address, `null` (a sandboxed page) among them. */
function hostOf(origin: string) {
  return URL.canParse(origin) ? new URL(origin).host : null
}
