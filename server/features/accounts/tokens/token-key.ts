import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_PREFIX } from '#model/accounts/tokens.ts'

/** A token that is shown once. Only its hash is stored. */
export function newTokenKey() {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url')
}

export function hashOfTokenKey(key: string) {
  return createHash('sha256').update(key).digest('hex')
}
