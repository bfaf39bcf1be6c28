import { createHmac, timingSafeEqual } from 'node:crypto'
import { installationSecret } from '#server/db/installation-secret.ts'
import type { Store, StoreTransaction } from '#server/db/schema.ts'

const SECRET_NAME = 'subscriber_key_secret'

type Purpose = 'confirm' | 'unsubscribe'

/** What a link in a mail carries: whom it is about, and proof that we wrote it. */
export function subscriberKey(secret: string, purpose: Purpose, id: string, nonce = '') {
  return `${id}.${proofOf(secret, purpose, id, nonce)}`
}

/** The id that a key names, whether or not its proof holds; null where it is no key. */
export function idOfKey(key: string) {
  return /^([0-9a-f-]{36})\.[A-Za-z0-9_-]{43}$/.exec(key)?.[1] ?? null
}

export function isOurKey(key: string, secret: string, purpose: Purpose, id: string, nonce = '') {
  const expected = Buffer.from(subscriberKey(secret, purpose, id, nonce))
  const given = Buffer.from(key)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

/** Who knows it can end every subscription. */
export function subscriberSecret(store: Store | StoreTransaction) {
  return installationSecret(store, SECRET_NAME)
}

function proofOf(secret: string, purpose: Purpose, id: string, nonce: string) {
  return createHmac('sha256', secret).update(`${purpose} ${id} ${nonce}`).digest('base64url')
}
