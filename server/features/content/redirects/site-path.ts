import { REDIRECT_ADDRESS_MAX } from '#model/content/redirect-list.ts'

/** Stands for the site itself, whatever its domain. */
const HERE = 'https://here.invalid'

export type SitePath = { path: string; host: string | null } | { error: string }

/**
 * The path that an address of a list names: "https://old.example/about/" is "/about". `host` is that of an absolute address,
 * without "www.".
 */
export function sitePath(address: string): SitePath {
  if (address === '') return { error: 'is empty' }
  if (address.length > REDIRECT_ADDRESS_MAX) {
    return { error: `has more than ${REDIRECT_ADDRESS_MAX.toLocaleString('en-US')} characters` }
  }
  if (/[?#]/.test(address)) {
    return { error: 'has a “?” or “#”: redirects go by the path alone' }
  }
  const url = URL.parse(address, HERE)
  if (!url || !/^https?:$/.test(url.protocol)) return { error: 'is not an address of a page' }
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return { path, host: url.origin === HERE ? null : plainHost(url.host) }
}

/** The host of a site, with or without "www.". */
export function plainHost(host: string) {
  return host.toLowerCase().replace(/^www\./, '')
}
