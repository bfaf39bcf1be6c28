import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { LINE_MAX } from '#model/limits.ts'
import { requiredLine, requiredText } from '#model/text.ts'
import { DETAILS_MAX, inquiryBudgets, inquiryMessages, inquiryServices } from './inquiry.ts'
import { leadSourceSchema } from './lead-source.ts'

/** Empty, or one of the options. */
const choice = <const T extends readonly string[]>(options: T) =>
  z
    .union([z.literal('').transform(() => undefined), z.enum(options)], {
      error: inquiryMessages.option,
    })
    .optional()

/** The inquiry's text fields; the file is a separate part of the request (specification 3). */
export const inquirySchema = z.strictObject({
  name: requiredLine(LINE_MAX, 'Full name', inquiryMessages.nameRequired),
  email: emailSchema,
  details: requiredText(DETAILS_MAX, 'Project details', inquiryMessages.detailsRequired),
  service: choice(inquiryServices),
  budget: choice(inquiryBudgets),
  ...leadSourceSchema.shape,
})

export type Inquiry = z.infer<typeof inquirySchema>
