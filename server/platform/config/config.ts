import { resolve } from 'node:path'
import { MEBIBYTE } from '#model/leads/upload.ts'
import { type HstsReach, hstsReaches } from '#server/platform/security/response-headers.ts'
import { type BackupSettings, backupSettings } from './backup-settings.ts'
import { type Bucket, filesUrl } from './bucket-url.ts'
import {
  type CdnPurge,
  cdnPurge,
  clamavAddress,
  databaseUrl,
  type Environment,
  firstOwner,
  host,
  indexNowUrl,
  mailFrom,
  oneOf,
  secret,
  setting,
  siteUrl,
  smtpUrl,
  wholeNumber,
  yesOrNo,
} from './config-fields.ts'
import { type InboxSettings, inboxSettings } from './inbox-settings.ts'
import { type TlsSettings, tlsConflicts, tlsSettings } from './tls-settings.ts'

/** What a new installation begins with: the sample agency, or a few pages to fill in. */
const samples = ['agency', 'none'] as const

export type Sample = (typeof samples)[number]

/** Settings from the environment, all optional. */
export type Config = {
  port: number
  /** The address to listen on, or null for all of this machine. */
  host: string | null
  /** Folder of the database and the files, absolute. */
  dataDir: string
  /** A PostgreSQL address, or null for SQLite inside dataDir. */
  databaseUrl: string | null
  /** Where visitors' files and pictures are, or null for dataDir. */
  files: Bucket | null
  backup: BackupSettings
  /** Use the data folder even if it belongs to another database. */
  adoptDataDir: boolean
  /** Bytes of disk space that uploads leave free for the database. */
  diskReserve: number
  /** Bytes of files that one visitor's address may store per day. */
  dailyUpload: number
  /** Where ClamAV's clamd listens, or null: files are not scanned for viruses. */
  clamav: { host: string; port: number } | { path: string } | null
  /** The installation's key, or null for the file secret.key in dataDir. */
  secretKey: string | null
  /** Accept another key than the database was used with. */
  acceptNewSecretKey: boolean
  /** How many reverse proxies in front of the server set X-Forwarded-For. */
  trustedProxies: number
  /** One line of JSON on stdout for each request. */
  logRequests: boolean
  /** What a reader of /metrics must send, or null: there is no such page then. */
  metricsToken: string | null
  /** The public origin, for example "https://wavelength.example", or null where it is not known. */
  siteUrl: string | null
  /** A certificate of the server's own, or null: what is in front has one. */
  tls: TlsSettings | null
  /** URL of the mail server, with user and password, or null: mail is paused then. */
  smtpUrl: string | null
  /** How far HSTS reaches where siteUrl is https. */
  hsts: HstsReach
  sample: Sample
  /** Sender of all mail, or null for the site's name and address. */
  mailFrom: { name: string; address: string } | null
  /** Where answers to mails are received, or null: they go to the team’s own mailboxes. */
  inbox: InboxSettings | null
  /** Emails per day to unverified addresses: receipts and newsletter confirmations. */
  visitorMailPerDay: number
  /** Seconds that a CDN may keep a page; 0: no shared cache may. */
  cdnSeconds: number
  /** What is called when pages change, and its header with the secret, or null. */
  cdnPurge: CdnPurge | null
  /** Where search engines are told of changed pages, if the site’s settings say so. */
  indexNowUrl: string
  /** Milliseconds for which a stopping server that is not ready any more still serves. */
  stopDelay: number
  /** Milliseconds after that in which requests may finish. */
  stopLimit: number
  /** Hosts inside a private network that webhooks may call. */
  webhookPrivateHosts: string[]
  /** The owner created at the first start; if null, a set-up link is printed. */
  firstOwner: { email: string; password: string } | null
}

/** Lists every error of the environment in its message, one line each, secrets left out. */
export class ConfigError extends Error {
  readonly errors: string[]

  constructor(errors: string[]) {
    super(`The settings cannot be used:\n${errors.map((error) => `- ${error}`).join('\n')}`)
    this.name = 'ConfigError'
    this.errors = errors
  }
}

/**
 * Reads the settings; an empty variable counts as not set.
 * @throws ConfigError naming every variable at fault, what was given and what is expected.
 */
export function readConfig(env: Environment = process.env): Config {
  const errors: string[] = []
  const files = filesUrl(env, errors)
  const dataDir = resolve(setting(env, 'DATA_DIR') ?? 'data')
  const tls = tlsSettings(env, errors)
  const givenUrl = siteUrl(env, errors)
  const config: Config = {
    port: wholeNumber(env, 'PORT', 5000, 65_535, errors),
    host: host(env, errors),
    dataDir,
    databaseUrl: databaseUrl(env, errors),
    files,
    backup: backupSettings(env, { dataDir, files }, errors),
    adoptDataDir: yesOrNo(env, 'ADOPT_DATA_DIR', errors),
    diskReserve: wholeNumber(env, 'DISK_RESERVE_MB', 500, 999_999, errors) * MEBIBYTE,
    dailyUpload: wholeNumber(env, 'UPLOAD_DAILY_MB', 100, 999_999, errors) * MEBIBYTE,
    clamav: clamavAddress(env, errors),
    secretKey: secret(env, 'SECRET_KEY', errors),
    acceptNewSecretKey: yesOrNo(env, 'ACCEPT_NEW_SECRET_KEY', errors),
    trustedProxies: wholeNumber(env, 'TRUSTED_PROXIES', 0, 10, errors),
    logRequests: yesOrNo(env, 'LOG_REQUESTS', errors, true),
    metricsToken: secret(env, 'METRICS_TOKEN', errors),
    siteUrl: givenUrl ?? (tls && `https://${tls.domains[0]}`),
    tls,
    hsts: oneOf(env, 'HSTS', hstsReaches, errors),
    sample: oneOf(env, 'SAMPLE', samples, errors),
    smtpUrl: smtpUrl(env, errors),
    mailFrom: mailFrom(env, errors),
    inbox: inboxSettings(env, errors),
    visitorMailPerDay: wholeNumber(env, 'VISITOR_MAIL_PER_DAY', 500, 100_000, errors),
    cdnSeconds: wholeNumber(env, 'CDN_SECONDS', 0, 86_400, errors),
    cdnPurge: cdnPurge(env, errors),
    indexNowUrl: indexNowUrl(env, errors),
    stopDelay: wholeNumber(env, 'STOP_DELAY_SECONDS', 0, 600, errors) * 1_000,
    stopLimit: wholeNumber(env, 'STOP_LIMIT_SECONDS', 10, 600, errors) * 1_000,
    webhookPrivateHosts: (setting(env, 'WEBHOOK_PRIVATE_HOSTS') ?? '')
      .split(/[\s,]+/)
      .filter(Boolean),
    firstOwner: firstOwner(env, errors),
  }
  if (config.smtpUrl && !config.siteUrl) {
    errors.push('SMTP_URL is set and SITE_URL is not; the links in mails need the public origin.')
  }
  if (tls) errors.push(...tlsConflicts(tls, { ...config, siteUrl: givenUrl }))
  rejectOtherEnvironment(env, errors)
  if (errors.length > 0) throw new ConfigError(errors)
  return config
}

/** React reads NODE_ENV when it is loaded, and renders many times slower without it. */
export function assumeProduction() {
  process.env.NODE_ENV ||= 'production'
}

/** React takes any other word for development. */
function rejectOtherEnvironment(env: Environment, errors: string[]) {
  const value = setting(env, 'NODE_ENV')
  if (value === undefined || value === 'production' || value === 'development') return
  errors.push(`NODE_ENV is "${value}"; it must be production or development.`)
}
