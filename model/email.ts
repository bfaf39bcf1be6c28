import { looksLikeEmail } from '#model/email-shape.ts'
import { requiredLine } from '#model/text.ts'

/** RFC 5321: 64 characters, @, 255 characters. */
export const EMAIL_MAX = 320

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const

export const emailSchema = requiredLine(EMAIL_MAX, 'Email', emailMessages.required).refine(
  (value) => value === '' || looksLikeEmail(value),
  emailMessages.invalid,
)
