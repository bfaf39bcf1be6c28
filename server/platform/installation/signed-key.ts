import { createHmac, timingSafeEqual } from 'node:crypto'

/** The key of an emailed link: a UUID, possibly a point and a number, and their signature. */
export function signedKey(secret: string, id: string) {
  return `${id}.${createHmac('sha256', secret).update(id).digest('base64url')}`
}

/** What a key signs; null if the key is malformed or was not signed with the secret. */
export function readSignedKey(secret: string, key: string) {
  const [, id] = /^([0-9a-f-]{36}(?:\.\d{1,9})?)\.[A-Za-z0-9_-]{43}$/.exec(key) ?? []
  if (!id) return null
  const expected = Buffer.from(signedKey(secret, id))
  const actual = Buffer.from(key)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? id : null
}
