import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { looksLikeEmail } from '#model/email-shape.ts'
import { type Environment, setting, wholeNumber } from './config-fields.ts'

/** How the server gets and uses a certificate of its own. */
export type TlsSettings = {
  /** The names of the certificate, in ASCII; the first is the site's address unless SITE_URL says another. */
  domains: string[]
  port: number
  /** Of unencrypted requests: challenges of the authority, and redirects. */
  plainPort: number
  /** URL of the certificate authority's directory (RFC 8555). */
  directory: string
  /** Where the authority writes to, or null for the site's address. */
  email: string | null
}

/** Let's Encrypt. */
const DIRECTORY = 'https://acme-v02.api.letsencrypt.org/directory'

/** More names in one certificate than a site needs; Let's Encrypt takes 100. */
const DOMAINS_MAX = 20

const domainShape = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/** TLS_DOMAIN and what belongs to it; null without it: then something in front has the certificate. */
export function tlsSettings(env: Environment, errors: string[]): TlsSettings | null {
  const value = setting(env, 'TLS_DOMAIN')
  if (value === undefined) return null
  const given = value.split(/[\s,]+/).filter(Boolean)
  const domains = [...new Set(given.map((name) => domainToASCII(name) || name))]
  for (const [index, domain] of domains.entries()) {
    const problem = problemOf(domain)
    if (problem) errors.push(`TLS_DOMAIN has "${given[index]}", ${problem}`)
  }
  if (domains.length === 0 || domains.length > DOMAINS_MAX) {
    errors.push(`TLS_DOMAIN has ${domains.length} names; it must have 1 to ${DOMAINS_MAX}.`)
  }
  const settings = {
    domains,
    port: wholeNumber(env, 'TLS_PORT', 443, 65_535, errors),
    plainPort: wholeNumber(env, 'TLS_HTTP_PORT', 80, 65_535, errors),
    directory: setting(env, 'ACME_DIRECTORY') ?? DIRECTORY,
    email: setting(env, 'ACME_EMAIL') ?? null,
  }
  if (URL.parse(settings.directory)?.protocol !== 'https:') {
    errors.push(`ACME_DIRECTORY is "${settings.directory}"; it must be an https address.`)
  }
  if (settings.email !== null && !looksLikeEmail(settings.email)) {
    errors.push(`ACME_EMAIL is "${settings.email}"; it must be an email address.`)
  }
  return settings
}

function problemOf(domain: string) {
  if (domain.startsWith('*.')) {
    return 'a wildcard, which needs a proof in the DNS; name each host, such as example.com,www.example.com.'
  }
  if (isIP(domain)) return 'an IP address; it must be a name such as www.example.com.'
  if (domain.length > 253 || !domainShape.test(domain)) {
    return 'which must be a name such as www.example.com, without https:// and path.'
  }
  return null
}

type Others = {
  port: number
  /** As it is set. */
  siteUrl: string | null
  trustedProxies: number
}

/** What cannot work together with a certificate of the server's own. */
export function tlsConflicts(tls: TlsSettings, { port, siteUrl, trustedProxies }: Others) {
  const errors: string[] = []
  if (trustedProxies > 0) {
    errors.push(
      `TLS_DOMAIN is set and TRUSTED_PROXIES is ${trustedProxies}. A proxy or balancer in front has the certificate itself, and with several servers the authority's question would reach the wrong one: unset TLS_DOMAIN, or TRUSTED_PROXIES if this one machine is reached directly.`,
    )
  }
  const address = siteUrl === null ? null : new URL(siteUrl)
  if (address && (address.protocol !== 'https:' || !tls.domains.includes(address.hostname))) {
    errors.push(
      `SITE_URL is ${siteUrl}, which TLS_DOMAIN does not have; it must be https:// and one of its names, or stay unset for https://${tls.domains[0]}.`,
    )
  }
  const ports = [port, tls.port, tls.plainPort].filter((one) => one !== 0)
  if (new Set(ports).size < ports.length) {
    errors.push(
      `PORT (${port}), TLS_PORT (${tls.port}) and TLS_HTTP_PORT (${tls.plainPort}) must be three ports.`,
    )
  }
  return errors
}
