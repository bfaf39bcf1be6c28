import { FILL_TIME_FIELD, FILL_TIME_MIN, HONEYPOT_FIELD } from '#model/leads/inquiry.ts'

/** Why a lead goes to the Spam folder, or null. No lead is dropped. */
export function spamReasonOf(fields: Record<string, string>) {
  if (fields[HONEYPOT_FIELD]) return 'The hidden field was filled in.'
  const sent = fields[FILL_TIME_FIELD] ?? ''
  const time = sent.trim() === '' ? Number.NaN : Number(sent)
  // Without JavaScript the fill time is unknown.
  if (Number.isNaN(time) || time >= FILL_TIME_MIN) return null
  return `The form was completed in ${Math.round(time)} ms.`
}
