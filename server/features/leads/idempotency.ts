import { createHash } from 'node:crypto'
import { message } from '#model/language/message.ts'
import { readCustomAnswers } from '#model/leads/custom-fields.ts'
import type { LeadKind } from '#server/platform/db/rows/leads.ts'
import type { FormFile } from '#server/platform/http/form.ts'
import { fail } from '#server/platform/http/problem.ts'
import type { LeadAnswers } from './lead-form.ts'

const HOUR = 3_600_000

/**
 * The key from the `Idempotency-Key` header, or null without one.
 * @throws HttpError 400 for a malformed one.
 */
export function sentKey(request: Request) {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (/^[A-Za-z0-9_-]{16,100}$/.test(key)) return `sent-${key}`
  fail(400, 'Idempotency-Key must be 16 to 100 letters, digits, hyphens or underscores.')
}

/**
 * SHA-256 of the visitor's answers. The source, the fill time, the times of consents and the labels are left out: they
 * may have changed when the form is sent again, but the lead is the same.
 */
export function fingerprintOf(
  kind: LeadKind,
  answers: LeadAnswers,
  file: FormFile | null,
  identity?: string,
) {
  const { custom_fields = null, field_labels: _, ...others } = answers
  const custom = readCustomAnswers(custom_fields).map(({ id, label, value }) => {
    return { id, label, value }
  })
  const all = { ...others, custom_fields: custom.length > 0 ? JSON.stringify(custom) : null }
  const texts = Object.entries(all).filter(([, text]) => text)
  const own = identity === undefined ? [] : [identity]
  return sha256(JSON.stringify([kind, texts, file?.name, file?.received.sha256, ...own]))
}

/**
 * The key of a form sent without JavaScript: the same content within the hour has the same key. Suspected spam has a
 * different key, so that it cannot block the same content sent by a person.
 */
export function derivedKey(fingerprint: string, now: Date, isSuspicious: boolean) {
  return `made-${sha256(`${fingerprint} ${hourOf(now)}${isSuspicious ? ' suspicious' : ''}`)}`
}

/**
 * Starts of the previous hour and of the one after next. The same content in between is a repetition, not a second lead; what
 * is further ahead was sent before the clock was set back.
 */
export function repeatedBetween(now: Date) {
  const startOf = (hour: number) => new Date(hour * HOUR).toISOString()
  return { since: startOf(hourOf(now) - 1), until: startOf(hourOf(now) + 2) }
}

function hourOf(now: Date) {
  return Math.floor(now.getTime() / HOUR)
}

function sha256(text: string) {
  return createHash('sha256').update(text).digest('hex')
}

/** With status 409. */
export const OTHER_CONTENT = message(
  'This Idempotency-Key was used for something else. Please send this with a new key.',
)
