import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deriveKey } from './secret-key.ts'

const ALGORITHM = 'aes-256-gcm'
const IV = 12
const TAG = 16
const MARK = 'sealed.'

/** A secret encrypted with the installation's key, bound to its name: "sealed." and base64url. */
export function seal(key: string, name: string, secret: string) {
  const iv = randomBytes(IV)
  const cipher = createCipheriv(ALGORITHM, deriveKey(key, 'stored secrets'), iv)
  cipher.setAAD(Buffer.from(name))
  const data = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return `${MARK}${Buffer.concat([iv, cipher.getAuthTag(), data]).toString('base64url')}`
}

/**
 * The secret; null for a text that is not encrypted.
 * @throws Error where it was encrypted with another key, under another name, or was changed.
 */
export function openSealed(key: string, name: string, text: string) {
  if (!text.startsWith(MARK)) return null
  const bytes = Buffer.from(text.slice(MARK.length), 'base64url')
  const iv = bytes.subarray(0, IV)
  const decipher = createDecipheriv(ALGORITHM, deriveKey(key, 'stored secrets'), iv)
  decipher.setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8')
}
