import { looksLikeEmail } from '#model/email-shape.ts'
import { requiredLine } from '#model/text.ts'

/** RFC 5321: 64 characters, @, 255 characters. */
export const EMAIL_MAX = 320

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const

export const emailSchema = namedEmailSchema('Email', emailMessages.required)

/** The same for a field with another label; `missing` is the message for an empty one. */
export function namedEmailSchema(name: string, missing: string) {
  return requiredLine(EMAIL_MAX, name, missing).refine(
    (value) => value === '' || looksLikeEmail(value),
    emailMessages.invalid,
  )
}
