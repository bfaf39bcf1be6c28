import { z } from 'zod'
import { RETENTION_DAYS_MAX, RETENTION_DAYS_MIN } from './retention.ts'

const sentence = `Enter a whole number of days from ${RETENTION_DAYS_MIN} to ${RETENTION_DAYS_MAX.toLocaleString('en-US')}, or nothing to keep them forever`

const days = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  z.coerce
    .number({ error: sentence })
    .int(sentence)
    .min(RETENTION_DAYS_MIN, sentence)
    .max(RETENTION_DAYS_MAX, sentence)
    .nullable(),
)

export const retentionSchema = z.object({
  inquiry: days,
  partner: days,
  application: days,
  call: days.default(null),
  email: days.default(null),
  spam: days,
})
