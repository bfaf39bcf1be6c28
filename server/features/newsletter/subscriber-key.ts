import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/platform/installation/secrets.ts'

type Purpose = 'confirm' | 'unsubscribe'

/** What a link in a mail carries: whom it is about, and proof that we wrote it. */
export function subscriberKey(secrets: Secrets, purpose: Purpose, id: string, nonce = '') {
  return `${id}.${proofOf(secrets, purpose, id, nonce)}`
}

/** The id that a key names, whether or not its proof holds; null where it is no key. */
export function idOfKey(key: string) {
  return /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}$/.exec(key)?.[1] ?? null
}

export function isOurKey(key: string, secrets: Secrets, purpose: Purpose, id: string, nonce = '') {
  const expected = Buffer.from(subscriberKey(secrets, purpose, id, nonce))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function proofOf({ subscriberLinks }: Secrets, purpose: Purpose, id: string, nonce: string) {
  return createHmac('sha256', subscriberLinks)
    .update(`${purpose} ${id} ${nonce}`)
    .digest('base64url')
}
