import { z } from 'zod'
import { emailMessages, namedEmailSchema } from '#model/email.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine } from '#model/text.ts'
import { askedFields, askedText } from './asked-field.ts'
import type { FormField } from './form-fields.ts'
import { DETAILS_MAX, inquiryMessages } from './inquiry.ts'
import { leadSourceSchema } from './lead-source.ts'

/** Empty, or an option of the published form, which the server checks. */
const choice = z
  .union([z.literal('').transform(() => undefined), line(LINE_MAX, 'The choice')], {
    error: inquiryMessages.option,
  })
  .optional()

const requiredChoice = requiredLine(LINE_MAX, 'The choice', inquiryMessages.option)

/** The inquiry's text fields as the form asks for them; the file is a separate part of the request. */
export function inquirySchema(fields: readonly FormField[]) {
  const asked = askedFields('inquiry', fields)
  const name = asked('name', { missing: inquiryMessages.nameRequired })
  const email = asked('email', { missing: emailMessages.required })
  return z.strictObject({
    name: requiredLine(LINE_MAX, name.name, name.missing),
    email: namedEmailSchema(email.name, email.missing),
    details: askedText(DETAILS_MAX, asked('details', { missing: inquiryMessages.detailsRequired })),
    service: asked('service').isRequired ? requiredChoice : choice,
    budget: asked('budget').isRequired ? requiredChoice : choice,
    ...leadSourceSchema.shape,
  })
}

export type Inquiry = z.infer<ReturnType<typeof inquirySchema>>
