type Settings = { siteUrl: string | null }

/** Where passkeys of this site work: its host, and its origin where SITE_URL says it; else any port of localhost. */
export function passkeyRealm({ siteUrl }: Settings) {
  const { hostname, origin } = new URL(siteUrl ?? 'http://localhost')
  return { host: hostname, origin: siteUrl ? origin : null }
}

export type PasskeyRealm = ReturnType<typeof passkeyRealm>

/** The origin that an authenticator's answer must come from, given the one that it says. */
export function expectedOrigin(settings: Settings, said: string) {
  const { host, origin } = passkeyRealm(settings)
  if (origin) return origin
  const isLocal = URL.parse(said)?.hostname === host
  return isLocal ? said : `http://${host}`
}
