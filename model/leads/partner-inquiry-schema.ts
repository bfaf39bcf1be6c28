import { z } from 'zod'
import { EMAIL_MAX, emailMessages, namedEmailSchema } from '#model/email.ts'
import type { Translate } from '#model/language/english.ts'
import { LINE_MAX } from '#model/limits.ts'
import { requiredLine } from '#model/text.ts'
import { askedFields, askedLine } from './asked-field.ts'
import type { FormField } from './form-fields.ts'
import { leadSourceSchema } from './lead-source.ts'
import { partnerMessages } from './partner-inquiry.ts'

/**
 * The partner form as it asks for its fields. None has a format. The email address has one only if the phone number is
 * hidden or optional: if it is mistyped, there is no other way to answer.
 */
export function partnerInquirySchema(fields: readonly FormField[], t: Translate) {
  const asked = askedFields('partner', fields, t)
  const name = asked('name', { missing: partnerMessages.nameRequired })
  const email = asked('email', { missing: emailMessages.required })
  const phone = asked('phone', { missing: partnerMessages.phoneRequired })
  return z.strictObject({
    name: requiredLine(LINE_MAX, name.name, name.missing, t),
    age: askedLine(LINE_MAX, asked('age', { missing: partnerMessages.ageRequired })),
    email: phone.isRequired
      ? requiredLine(EMAIL_MAX, email.name, email.missing, t)
      : namedEmailSchema(email.name, email.missing, t),
    phone: askedLine(LINE_MAX, phone),
    city: askedLine(LINE_MAX, asked('city')),
    pincode: askedLine(LINE_MAX, asked('pincode')),
    state: askedLine(LINE_MAX, asked('state')),
    address: askedLine(500, asked('address')),
    ...leadSourceSchema.shape,
  })
}

export type PartnerInquiry = z.infer<ReturnType<typeof partnerInquirySchema>>
