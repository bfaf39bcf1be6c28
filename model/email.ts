import { requiredLine } from './text.ts'

/** RFC 5321: 64 characters, @, 255 characters. */
export const EMAIL_MAX = 320

/** Text, @, text, dot, text (specification 5). */
const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export const emailMessages = {
  required: 'Email is required',
  invalid: 'Invalid email address',
} as const

export const emailSchema = requiredLine(EMAIL_MAX, 'Email', emailMessages.required).refine(
  (value) => value === '' || isEmail(value),
  emailMessages.invalid,
)

/** True for what may be an address, as the forms check it. */
export function isEmail(text: string) {
  return text.length <= EMAIL_MAX && EMAIL_PATTERN.test(text)
}
