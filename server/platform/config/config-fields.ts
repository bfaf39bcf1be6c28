import { isIP } from 'node:net'
import { PASSWORD_MIN } from '#model/accounts/accounts.ts'
import { looksLikeEmail } from '#model/email-shape.ts'

/** The default port of clamd. */
const CLAMD_PORT = 3310

/** Variables by name, as in `process.env`. */
export type Environment = Record<string, string | undefined>

/** The trimmed value; an empty one counts as not set. */
export function setting(env: Environment, name: string) {
  return env[name]?.trim() || undefined
}

export function wholeNumber(
  env: Environment,
  name: string,
  other: number,
  max: number,
  errors: string[],
) {
  const value = setting(env, name)
  if (value === undefined) return other
  if (/^\d{1,6}$/.test(value) && Number(value) <= max) return Number(value)
  errors.push(`${name} is "${value}"; it must be a whole number from 0 to ${max}.`)
  return other
}

export function yesOrNo(env: Environment, name: string, errors: string[], other = false) {
  const value = setting(env, name)?.toLowerCase()
  if (value === undefined) return other
  if (value !== 'yes' && value !== 'no') errors.push(`${name} is "${value}"; it must be yes or no.`)
  return value === 'yes'
}

export function host(env: Environment, errors: string[]) {
  const value = setting(env, 'HOST')
  if (value === undefined) return null
  if (isIP(value) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value
  errors.push(
    `HOST is "${value}"; it must be an address of this machine such as 127.0.0.1, without a port, or stay unset for all.`,
  )
  return null
}

/** Characters of a secret; 32 of base64 are 192 bits. */
export const SECRET_MIN = 32

export function secret(env: Environment, name: string, errors: string[]) {
  const value = setting(env, name)
  if (value === undefined || value.length >= SECRET_MIN) return value ?? null
  errors.push(
    `${name} is too short; it must be a random text of at least ${SECRET_MIN} characters, such as "openssl rand -base64 32" prints.`,
  )
  return null
}

/** One of several words; the first is the default. */
export function oneOf<Word extends string>(
  env: Environment,
  name: string,
  words: readonly [Word, ...Word[]],
  errors: string[],
): Word {
  const value = setting(env, name) ?? words[0]
  const word = words.find((one) => one === value)
  if (word) return word
  errors.push(`${name} is "${value}"; it must be one of: ${words.join(', ')}.`)
  return words[0]
}

export function databaseUrl(env: Environment, errors: string[]) {
  const value = setting(env, 'DATABASE_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  if (address && ['postgres:', 'postgresql:'].includes(address.protocol)) return value
  const given = address ? `an address that starts with "${address.protocol}"` : 'not an address'
  errors.push(
    `DATABASE_URL is ${given}; it must look like postgres://user:password@host:5432/name, or stay unset for SQLite.`,
  )
  return null
}

export function siteUrl(env: Environment, errors: string[]) {
  const value = setting(env, 'SITE_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  const isOrigin = address && [address.origin, `${address.origin}/`].includes(value)
  if (isOrigin && ['http:', 'https:'].includes(address.protocol)) return address.origin
  const shown = address?.password ? 'an address with a password' : `"${value}"`
  errors.push(
    `SITE_URL is ${shown}; it must be an origin such as https://www.example.com, without a path.`,
  )
  return null
}

export function clamavAddress(env: Environment, errors: string[]) {
  const value = setting(env, 'CLAMAV_URL')
  if (value === undefined) return null
  const [, path] = /^unix:(\/.+)$/.exec(value) ?? []
  if (path) return { path }
  const { protocol, hostname, port } = URL.parse(value) ?? {}
  if (protocol === 'tcp:' && hostname)
    return { host: unbracketed(hostname), port: Number(port || CLAMD_PORT) }
  errors.push(
    `CLAMAV_URL is "${value}"; it must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.`,
  )
  return null
}

/** Removes the brackets of an IPv6 address. */
function unbracketed(hostname: string) {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

export function smtpUrl(env: Environment, errors: string[]) {
  const value = setting(env, 'SMTP_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  if (address?.hostname && ['smtp:', 'smtps:'].includes(address.protocol)) return value
  const given = address ? `an address that starts with "${address.protocol}"` : 'not an address'
  errors.push(
    `SMTP_URL is ${given}; it must look like smtp://user:password@host:587, or smtps://… for port 465.`,
  )
  return null
}

export function mailFrom(env: Environment, errors: string[]) {
  const value = setting(env, 'MAIL_FROM')
  if (value === undefined) return null
  const [, name, address] = /^([^<>"\r\n]+) <([^<>\s@]+@[^<>\s@]+)>$/.exec(value) ?? []
  if (name && address) return { name: name.trim(), address }
  errors.push(`MAIL_FROM is "${value}"; it must look like Your Agency <hello@example.com>.`)
  return null
}

export function firstOwner(env: Environment, errors: string[]) {
  const email = setting(env, 'ADMIN_EMAIL')
  const password = env.ADMIN_PASSWORD || undefined
  if (!email && !password) return null
  if (!email || !looksLikeEmail(email)) {
    errors.push('ADMIN_PASSWORD needs ADMIN_EMAIL, an address such as owner@example.com.')
    return null
  }
  if (password && password.length >= PASSWORD_MIN) return { email, password }
  errors.push(`ADMIN_EMAIL needs ADMIN_PASSWORD, of at least ${PASSWORD_MIN} characters.`)
  return null
}

export type CdnPurge = { url: string; header: { name: string; value: string } }

export function cdnPurge(env: Environment, errors: string[]): CdnPurge | null {
  const url = setting(env, 'CDN_PURGE_URL')
  const header = setting(env, 'CDN_PURGE_HEADER')
  if (url === undefined && header === undefined) return null
  const protocol = url && URL.parse(url)?.protocol
  if (!url || (protocol !== 'https:' && protocol !== 'http:')) {
    errors.push('CDN_PURGE_URL must be an address that starts with https:// or http://.')
    return null
  }
  const [, name, value] = /^([\w-]+): *([\x20-\x7e]+)$/.exec(header ?? '') ?? []
  if (name && value) return { url, header: { name, value } }
  errors.push(
    'CDN_PURGE_URL needs CDN_PURGE_HEADER, the header with its secret, such as "Authorization: Bearer …".',
  )
  return null
}

/** Where search engines are told of changed pages. */
export function indexNowUrl(env: Environment, errors: string[]) {
  const url = setting(env, 'INDEXNOW_URL') ?? 'https://api.indexnow.org/indexnow'
  if (/^https?:$/.test(URL.parse(url)?.protocol ?? '')) return url
  errors.push('INDEXNOW_URL must be an address that starts with https:// or http://.')
  return url
}
