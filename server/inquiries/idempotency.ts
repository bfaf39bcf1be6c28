import { createHash } from 'node:crypto'
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from '#model/inquiry.ts'
import type { Form } from '#server/http/form.ts'
import { refuse } from '#server/http/problem.ts'

const HOUR = 3_600_000

/**
 * The header `Idempotency-Key`, or null where there is none.
 * @throws Refusal 400 for a malformed one.
 */
export function sentKey(request: Request) {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (/^[A-Za-z0-9_-]{16,100}$/.test(key)) return `sent-${key}`
  refuse(400, 'Idempotency-Key must be 16 to 100 letters, digits, hyphens or underscores.')
}

/** SHA-256 of all that makes an inquiry what it is; how long filling took does not. */
export function fingerprintOf({ fields, file }: Pick<Form, 'fields' | 'file'>) {
  const texts = Object.entries(fields)
    .filter(([name]) => name !== FILL_TIME_FIELD && name !== HONEYPOT_FIELD)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return sha256(JSON.stringify([texts, file?.name, file?.received.sha256]))
}

/**
 * Keys for a form without JavaScript, the one to store under first: the same content within the hour, or the
 * hour before, is a page reloaded and not a second inquiry.
 */
export function derivedKeys(fingerprint: string, now: Date) {
  const hour = Math.floor(now.getTime() / HOUR)
  return [hour, hour - 1].map((value) => `made-${sha256(`${fingerprint} ${value}`)}`)
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}
