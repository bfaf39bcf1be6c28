type Settings = { siteUrl: string | null }

/** Where passkeys of this site work: its host and, if SITE_URL is set, its origin; otherwise any port of localhost. */
export function passkeyRealm({ siteUrl }: Settings) {
  const { hostname, origin } = new URL(siteUrl ?? 'http://localhost')
  return { host: hostname, origin: siteUrl ? origin : null }
}

export type PasskeyRealm = ReturnType<typeof passkeyRealm>

/** The origin that an authenticator's response must have. `claimed`: the origin in the response. */
export function expectedOrigin(settings: Settings, claimed: string) {
  const { host, origin } = passkeyRealm(settings)
  if (origin) return origin
  const isLocal = URL.parse(claimed)?.hostname === host
  return isLocal ? claimed : `http://${host}`
}
