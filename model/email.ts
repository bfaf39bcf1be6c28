import { looksLikeEmail } from '#model/email-shape.ts'
import { english, type Translate } from '#model/language/english.ts'
import { message } from '#model/language/message.ts'
import { requiredLine } from '#model/text.ts'

/** RFC 5321: 64 characters, @, 255 characters. */
export const EMAIL_MAX = 320

export const emailMessages = {
  required: message('Email is required'),
  invalid: message('Invalid email address'),
} as const

export const emailSchema = namedEmailSchema('Email', emailMessages.required)

/** The same for a field with another label; `missing` is the message for an empty one. */
export function namedEmailSchema(name: string, missing: string, t: Translate = english) {
  return requiredLine(EMAIL_MAX, name, missing, t).refine(
    (value) => value === '' || looksLikeEmail(value),
    t(emailMessages.invalid),
  )
}
