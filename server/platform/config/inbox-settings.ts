import { looksLikeEmail } from '#model/email-shape.ts'
import { type Environment, setting } from './config-fields.ts'

/** How mail is received. */
export type InboxSettings = {
  /** The address of the mailbox, which also gets what is written to it with a plus sign and more. */
  address: string
  /** Base64 of what the sender of mails by HTTP signs with, or null: none are taken. */
  secret: string | null
}

/** Bytes of the secret; the Standard Webhooks specification asks for as many. */
const SECRET_MIN = 24

/** INBOX_ADDRESS, and where its mails come from. */
export function inboxSettings(env: Environment, errors: string[]): InboxSettings | null {
  const address = setting(env, 'INBOX_ADDRESS')
  const secret = inboxSecret(env, errors)
  if (address === undefined) {
    if (secret) errors.push('INBOX_WEBHOOK_SECRET needs INBOX_ADDRESS, the address of the mailbox.')
    return null
  }
  const isPlain = looksLikeEmail(address) && !/[+<>"]/.test(address)
  if (!isPlain) {
    errors.push(
      `INBOX_ADDRESS is "${address}"; it must be the address of a mailbox without a plus sign, such as hello@example.com.`,
    )
  }
  if (!secret) {
    errors.push(
      'INBOX_ADDRESS needs INBOX_WEBHOOK_SECRET; without it, answers to that address would not be received.',
    )
  }
  return isPlain ? { address, secret } : null
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
