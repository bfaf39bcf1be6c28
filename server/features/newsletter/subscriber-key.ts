import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/platform/installation/secrets.ts'

/** In the links of samples and tests. */
export const SAMPLE_KEY = 'SAMPLE'

type Purpose = 'confirm' | 'unsubscribe' | 'click'

/** The key of an emailed link: the subscriber's id and a signature. */
export function subscriberKey(secrets: Secrets, purpose: Purpose, id: string, nonce = '') {
  return `${id}.${sign(secrets, purpose, id, nonce)}`
}

/** The id in a key, without checking its signature; null if malformed. */
export function idOfKey(key: string) {
  return /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}$/.exec(key)?.[1] ?? null
}

export function isValidKey(
  key: string,
  secrets: Secrets,
  purpose: Purpose,
  id: string,
  nonce = '',
) {
  const expected = Buffer.from(subscriberKey(secrets, purpose, id, nonce))
  const actual = Buffer.from(key)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function sign({ subscriberLinks }: Secrets, purpose: Purpose, id: string, nonce: string) {
  return createHmac('sha256', subscriberLinks)
    .update(`${purpose} ${id} ${nonce}`)
    .digest('base64url')
}
