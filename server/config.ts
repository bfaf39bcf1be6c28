import { resolve } from 'node:path'
import { PASSWORD_MIN } from '#model/accounts.ts'
import { looksLikeEmail } from '#model/email-shape.ts'

/** Everything that the environment may set; nothing is required (specification 7: port 5000). */
export type Config = {
  port: number
  /** Folder of the database and the files, absolute. */
  dataDir: string
  /** A PostgreSQL address, or null for SQLite inside dataDir. */
  databaseUrl: string | null
  /** How many reverse proxies in front of the server set X-Forwarded-For. */
  trustedProxies: number
  /** The public origin, for example "https://wavelength.example", or null where it is not known. */
  siteUrl: string | null
  /** Address of the mail server, with user and password, or null: mail is held then. */
  smtpUrl: string | null
  /** From whom all mail comes, or null for the site's own name and address. */
  mailFrom: { name: string; address: string } | null
  /** Hosts inside a private network that webhooks may call. */
  webhookPrivateHosts: string[]
  /** The first owner, made at the first start; null: a set-up link is printed instead. */
  firstOwner: { email: string; password: string } | null
}

/** Lists every fault of the environment in its message, one line each, secrets left out. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Environment = Record<string, string | undefined>

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws ConfigError naming every variable at fault, what was given and what is expected.
 */
export function readConfig(env: Environment = process.env): Config {
  const faults: string[] = []
  const config: Config = {
    port: wholeNumber(env, 'PORT', 5000, 65_535, faults),
    dataDir: resolve(setting(env, 'DATA_DIR') ?? 'data'),
    databaseUrl: databaseUrl(env, faults),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10, faults),
    siteUrl: siteUrl(env, faults),
    smtpUrl: smtpUrl(env, faults),
    mailFrom: mailFrom(env, faults),
    webhookPrivateHosts: (setting(env, 'WEBHOOK_PRIVATE_HOSTS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
    firstOwner: firstOwner(env, faults),
  }
  if (config.smtpUrl && !config.siteUrl) {
    faults.push('SMTP_URL is set and SITE_URL is not; the links in mails need the public origin.')
  }
  refuseOtherEnvironment(env, faults)
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** React looks at NODE_ENV when it is first loaded, and renders many times slower where it says nothing. */
export function assumeProduction() {
  process.env.NODE_ENV ||= 'production'
}

function wholeNumber(env: Environment, name: string, other: number, max: number, faults: string[]) {
  const value = setting(env, name)
  if (value === undefined) return other
  if (/^\d{1,6}$/.test(value) && Number(value) <= max) return Number(value)
  faults.push(`${name} is "${value}"; it must be a whole number from 0 to ${max}.`)
  return other
}

function databaseUrl(env: Environment, faults: string[]) {
  const value = setting(env, 'DATABASE_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  if (address && ['postgres:', 'postgresql:'].includes(address.protocol)) return value
  const given = address ? `an address that starts with "${address.protocol}"` : 'not an address'
  faults.push(
    `DATABASE_URL is ${given}; it must look like postgres://user:password@host:5432/name, or stay unset for SQLite.`,
  )
  return null
}

function siteUrl(env: Environment, faults: string[]) {
  const value = setting(env, 'SITE_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  const isOrigin = address && [address.origin, `${address.origin}/`].includes(value)
  if (isOrigin && ['http:', 'https:'].includes(address.protocol)) return address.origin
  const shown = address?.password ? 'an address with a password' : `"${value}"`
  faults.push(
    `SITE_URL is ${shown}; it must be an origin such as https://www.example.com, without a path.`,
  )
  return null
}

function smtpUrl(env: Environment, faults: string[]) {
  const value = setting(env, 'SMTP_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  if (address?.hostname && ['smtp:', 'smtps:'].includes(address.protocol)) return value
  const given = address ? `an address that starts with "${address.protocol}"` : 'not an address'
  faults.push(
    `SMTP_URL is ${given}; it must look like smtp://user:password@host:587, or smtps://… for port 465.`,
  )
  return null
}

function mailFrom(env: Environment, faults: string[]) {
  const value = setting(env, 'MAIL_FROM')
  if (value === undefined) return null
  const [, name, address] = /^([^<>"\r\n]+) <([^<>\s@]+@[^<>\s@]+)>$/.exec(value) ?? []
  if (name && address) return { name: name.trim(), address }
  faults.push(`MAIL_FROM is "${value}"; it must look like Wavelength <hello@example.com>.`)
  return null
}

function firstOwner(env: Environment, faults: string[]) {
  const email = setting(env, 'ADMIN_EMAIL')
  const password = env.ADMIN_PASSWORD || undefined
  if (!email && !password) return null
  if (!email || !looksLikeEmail(email)) {
    faults.push('ADMIN_PASSWORD needs ADMIN_EMAIL, an address such as owner@example.com.')
    return null
  }
  if (password && password.length >= PASSWORD_MIN) return { email, password }
  faults.push(`ADMIN_EMAIL needs ADMIN_PASSWORD, of at least ${PASSWORD_MIN} characters.`)
  return null
}

/** React reads it too, and takes any other word for development. */
function refuseOtherEnvironment(env: Environment, faults: string[]) {
  const value = setting(env, 'NODE_ENV')
  if (value === undefined || value === 'production' || value === 'development') return
  faults.push(`NODE_ENV is "${value}"; it must be production or development.`)
}

function setting(env: Environment, name: string) {
  return env[name]?.trim() || undefined
}
