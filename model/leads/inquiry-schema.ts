import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine, requiredText } from '#model/text.ts'
import { DETAILS_MAX, inquiryMessages } from './inquiry.ts'
import { leadSourceSchema } from './lead-source.ts'

/** Empty, or an option of the published form, which the server checks. */
const choice = z
  .union([z.literal('').transform(() => undefined), line(LINE_MAX, 'The choice')], {
    error: inquiryMessages.option,
  })
  .optional()

/** The inquiry's text fields; the file is a separate part of the request. */
export const inquirySchema = z.strictObject({
  name: requiredLine(LINE_MAX, 'Full name', inquiryMessages.nameRequired),
  email: emailSchema,
  details: requiredText(DETAILS_MAX, 'Project details', inquiryMessages.detailsRequired),
  service: choice,
  budget: choice,
  ...leadSourceSchema.shape,
})

export type Inquiry = z.infer<typeof inquirySchema>
