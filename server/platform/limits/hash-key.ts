import { createHmac } from 'node:crypto'

/** Hides an address or an account in the key of a counter. */
export type HashKey = (text: string) => string

export function createHashKey(secret: string): HashKey {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url')
}
