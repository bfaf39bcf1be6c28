import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Secrets } from '#server/platform/installation/secrets.ts'

const LINK_LASTS = 5 * 60_000

type Bearer = { fileId: string; personId: string }

/** What a link to a visitor's file carries: the file, its end, and proof that we made it for this person. */
export function fileKey({ leadFiles }: Secrets, bearer: Bearer, now: Date) {
  const end = (now.getTime() + LINK_LASTS).toString(36)
  return `${bearer.fileId}.${end}.${proofOf(leadFiles, bearer, end)}`
}

/** The id of the file, or null where the key is not ours, is another person's or has ended. */
export function fileOfKey({ leadFiles }: Secrets, key: string, personId: string, now: Date) {
  const [, fileId, end, proof] = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(key) ?? []
  if (!fileId || !end || !proof) return null
  const expected = Buffer.from(proofOf(leadFiles, { fileId, personId }, end))
  if (!timingSafeEqual(expected, Buffer.from(proof))) return null
  return now.getTime() < Number.parseInt(end, 36) ? fileId : null
}

function proofOf(secret: string, { fileId, personId }: Bearer, end: string) {
  return createHmac('sha256', secret).update(`${fileId} ${personId} ${end}`).digest('base64url')
}
