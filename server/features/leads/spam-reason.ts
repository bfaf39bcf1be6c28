import { FILL_TIME_FIELD, FILL_TIME_MIN, HONEYPOT_FIELD } from '#model/leads/inquiry.ts'

/** Why a lead goes into the Spam folder, or null. None is dropped. */
export function spamReasonOf(fields: Record<string, string>) {
  if (fields[HONEYPOT_FIELD]) return 'The field that people do not see was filled.'
  const sent = fields[FILL_TIME_FIELD] ?? ''
  const time = sent.trim() === '' ? Number.NaN : Number(sent)
  // Without JavaScript there is no time to judge by.
  if (Number.isNaN(time) || time >= FILL_TIME_MIN) return null
  return `The form was filled in ${Math.round(time)} ms.`
}
