import { z } from 'zod'
import { EMAIL_MAX, emailMessages } from '#model/email.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine } from '#model/text.ts'
import { leadSourceSchema } from './lead-source.ts'
import { partnerMessages } from './partner-inquiry.ts'

/**
 * The partner form. Four fields are required and none has a format, not even the email address: if
 * it is mistyped, there is still a phone number.
 */
export const partnerInquirySchema = z.strictObject({
  name: requiredLine(LINE_MAX, 'Name', partnerMessages.nameRequired),
  age: requiredLine(LINE_MAX, 'Age', partnerMessages.ageRequired),
  email: requiredLine(EMAIL_MAX, 'Email', emailMessages.required),
  phone: requiredLine(LINE_MAX, 'Phone', partnerMessages.phoneRequired),
  city: line(LINE_MAX, 'City').optional(),
  pincode: line(LINE_MAX, 'Pincode').optional(),
  state: line(LINE_MAX, 'State').optional(),
  address: line(500, 'Address').optional(),
  ...leadSourceSchema.shape,
})

export type PartnerInquiry = z.infer<typeof partnerInquirySchema>
