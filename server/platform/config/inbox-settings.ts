import { looksLikeEmail } from '#model/email-shape.ts'
import { type Environment, setting } from './config-fields.ts'

/** How mail is received. */
export type InboxSettings = {
  /** The address of the mailbox, which also gets what is written to it with a plus sign and more. */
  address: string
  /** Base64 of what the sender of mails by HTTP signs with, or null: none are taken. */
  secret: string | null
  /** The mailbox itself, or null: it is not read. */
  imap: ImapSettings | null
}

/** A folder of a mailbox. */
export type ImapSettings = {
  /** For messages and for the database: user, server and folder. */
  name: string
  host: string
  port: number
  isTls: boolean
  user: string
  password: string
  folder: string
}

/** Bytes of the secret; the Standard Webhooks specification asks for as many. */
const SECRET_MIN = 24

/** INBOX_ADDRESS, and where its mails come from: IMAP_URL, INBOX_WEBHOOK_SECRET or both. */
export function inboxSettings(env: Environment, errors: string[]): InboxSettings | null {
  const address = setting(env, 'INBOX_ADDRESS')
  const secret = inboxSecret(env, errors)
  const imap = imapUrl(env, errors)
  if (address === undefined) {
    const names = [secret && 'INBOX_WEBHOOK_SECRET', imap && 'IMAP_URL'].filter(Boolean)
    for (const name of names) {
      errors.push(`${name} needs INBOX_ADDRESS, the address of the mailbox.`)
    }
    return null
  }
  const isPlain = looksLikeEmail(address) && !/[+<>"]/.test(address)
  if (!isPlain) {
    errors.push(
      `INBOX_ADDRESS is "${address}"; it must be the address of a mailbox without a plus sign, such as hello@example.com.`,
    )
  }
  if (!secret && !imap && errors.length === 0) {
    errors.push(
      'INBOX_ADDRESS needs IMAP_URL or INBOX_WEBHOOK_SECRET; without one, answers to that address would not be received.',
    )
  }
  return isPlain ? { address, secret, imap } : null
}

function inboxSecret(env: Environment, errors: string[]) {
  const value = setting(env, 'INBOX_WEBHOOK_SECRET')
  if (value === undefined) return null
  const base64 = value.replace(/^whsec_/, '')
  const isLong = Buffer.from(base64, 'base64').length >= SECRET_MIN
  if (isLong && /^[A-Za-z0-9+/]+=*$/.test(base64)) return base64
  errors.push(
    `INBOX_WEBHOOK_SECRET must be base64 of at least ${SECRET_MIN} random bytes, such as "openssl rand -base64 32" prints.`,
  )
  return null
}

function imapUrl(env: Environment, errors: string[]): ImapSettings | null {
  const value = setting(env, 'IMAP_URL')
  if (value === undefined) return null
  const address = URL.parse(value)
  const { protocol, hostname, port, username, password, pathname } = address ?? {}
  const isImap = protocol === 'imap:' || protocol === 'imaps:'
  const [user, pass, path] = [username, password, pathname].map(decoded)
  if (hostname && user && pass && path !== undefined && isImap) {
    const isTls = protocol === 'imaps:'
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    const folder = path.replace(/^\//, '') || 'INBOX'
    const name = `${user} ${host} ${folder}`
    const number = Number(port) || (isTls ? 993 : 143)
    return { name, host, port: number, isTls, user, password: pass, folder }
  }
  // Never shown: a password may be in it.
  errors.push(
    'IMAP_URL must look like imaps://user:password@host, with a folder behind it if it is not INBOX. In user and password write @ as %40, % as %25, / as %2F, # as %23 and ? as %3F.',
  )
  return null
}

/** undefined if a percent sign in it is not written as %25. */
function decoded(text = '') {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
