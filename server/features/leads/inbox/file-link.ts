import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/platform/installation/secrets.ts'

const LINK_LIFETIME = 5 * 60_000

type Grant = { fileId: string; personId: string }

/** The key of a link to a visitor's file: file id, expiry, and a signature for this person. */
export function fileKey({ leadFiles }: Secrets, grant: Grant, now: Date) {
  const expiry = (now.getTime() + LINK_LIFETIME).toString(36)
  return `${grant.fileId}.${expiry}.${sign(leadFiles, grant, expiry)}`
}

/** The file id, or null if the key is forged, expired or another person's. */
export function fileOfKey({ leadFiles }: Secrets, key: string, personId: string, now: Date) {
  const [, fileId, expiry, signature] =
    /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (!fileId || !expiry || !signature) return null
  const expected = Buffer.from(sign(leadFiles, { fileId, personId }, expiry))
  if (!timingSafeEqual(expected, Buffer.from(signature))) return null
  // One that ends later was made while the clock was ahead.
  const left = Number.parseInt(expiry, 36) - now.getTime()
  return left > 0 && left <= LINK_LIFETIME ? fileId : null
}

function sign(secret: string, { fileId, personId }: Grant, expiry: string) {
  return createHmac('sha256', secret).update(`${fileId} ${personId} ${expiry}`).digest('base64url')
}
