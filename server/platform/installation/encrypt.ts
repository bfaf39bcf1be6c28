import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** Encrypts a text with one of `Secrets` (AES-256-GCM); another nonce each time. */
export function encrypt(secret: string, text: string) {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce)
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The text; null if it was changed, or encrypted with another key. */
export function decrypt(secret: string, encrypted: string) {
  const bytes = Buffer.from(encrypted, 'base64url')
  const [nonce, tag] = [bytes.subarray(0, NONCE), bytes.subarray(NONCE, NONCE + TAG)]
  if (tag.length < TAG) return null
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), nonce, { authTagLength: TAG })
  decipher.setAuthTag(tag)
  try {
    const text = decipher.update(bytes.subarray(NONCE + TAG))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

function keyOf(secret: string) {
  return Buffer.from(secret, 'base64url')
}
