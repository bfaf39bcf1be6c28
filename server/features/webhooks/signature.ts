import { createHmac, randomBytes } from 'node:crypto'

/** Of a secret that is not encrypted. */
export const SECRET_PREFIX = 'whsec_'

/** A new secret in the format of standardwebhooks.com. */
export function newWebhookSecret() {
  return SECRET_PREFIX + randomBytes(32).toString('base64')
}

/**
 * The headers that authenticate a delivery and the time when it was sent (Standard Webhooks 1.0): a signature for each
 * secret, with a space between them.
 */
export function signedHeaders(secrets: readonly string[], id: string, now: Date, body: string) {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const signatures = secrets.map((secret) => `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

function sign(secret: string, text: string) {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
  return createHmac('sha256', key).update(text).digest('base64')
}
