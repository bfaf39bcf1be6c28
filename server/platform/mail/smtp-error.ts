import type { Delivery } from '#server/platform/outbox/delivery.ts'
import { failureOf } from './delivery-status.ts'

/** What nodemailer adds to its errors. */
type SmtpError = Error & {
  code?: string
  responseCode?: number
  response?: string
  command?: string
}

export type Undelivered = Exclude<Delivery, { result: 'sent' }>

/** Steps whose errors are about one recipient or message; others are about us or the server. */
const messageSteps = new Set(['RCPT TO', 'DATA'])

/** A server may refuse a message as too large at MAIL FROM. */
const TOO_LARGE = 552

/** The server is closing; this says nothing about the message. */
const CLOSING = 421

/**
 * Classifies an error (RFC 5321, 4.2.1): `refused` and `retry` are about the message, `unreachable` is about the server
 * or our login. `begun` is true once the message itself was being sent.
 */
export function smtpError(error: unknown, begun: boolean): Undelivered {
  const given = error as SmtpError
  const { code = '', responseCode = 0, command = '' } = given
  const sentence = sentenceOf(given)
  const aboutMessage = begun || messageSteps.has(command) || responseCode === TOO_LARGE
  const isOurs = code === 'EENVELOPE' && responseCode === 0
  if (isOurs || (aboutMessage && responseCode >= 500)) {
    const isDead = failureOf('', given.response ?? '') === 'permanent'
    return { result: 'refused', error: sentence, ...(isDead && { isDead }) }
  }
  if (begun || (aboutMessage && responseCode !== CLOSING))
    return { result: 'retry', error: sentence }
  return { result: 'unreachable', error: sentence }
}

/** What went wrong in plain words, followed by the server's response. */
function sentenceOf({ code = '', response, message }: SmtpError) {
  const words = plainWords[code] ?? 'The mail server did not take the message.'
  return `${words} (${(response || message).trim()})`.slice(0, 1_000)
}

const plainWords: Record<string, string> = {
  EDNS: 'The name of the mail server is not known. Check the host in SMTP_URL.',
  ECONNECTION: 'The connection to the mail server was refused or broke off.',
  ESOCKET:
    'The connection to the mail server could not be made or kept. Check host and port in SMTP_URL, and its certificate.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The encrypted connection to the mail server failed. Check its certificate.',
  EAUTH: 'The mail server refused user or password. Check both in SMTP_URL.',
  EENVELOPE: 'The mail server refused the sender or the recipient.',
  EMESSAGE: 'The mail server refused the message.',
}
