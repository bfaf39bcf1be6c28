import { z } from 'zod'
import { emailMessages, namedEmailSchema } from '#model/email.ts'
import type { Translate } from '#model/language/english.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine } from '#model/text.ts'
import { askedFields, askedText } from './asked-field.ts'
import type { FormField } from './form-fields.ts'
import { DETAILS_MAX, inquiryMessages } from './inquiry.ts'
import { leadSourceSchema } from './lead-source.ts'

/** Empty unless it is required, or an option of the published form, which the server checks. */
function choice(isRequired: boolean, t: Translate) {
  const name = t('The choice')
  const error = t(inquiryMessages.option)
  if (isRequired) return requiredLine(LINE_MAX, name, error, t)
  return z
    .union([z.literal('').transform(() => undefined), line(LINE_MAX, name, t)], { error })
    .optional()
}

/** The inquiry's text fields as the form asks for them; the file is a separate part of the request. */
export function inquirySchema(fields: readonly FormField[], t: Translate) {
  const asked = askedFields('inquiry', fields, t)
  const name = asked('name', { missing: inquiryMessages.nameRequired })
  const email = asked('email', { missing: emailMessages.required })
  return z.strictObject({
    name: requiredLine(LINE_MAX, name.name, name.missing, t),
    email: namedEmailSchema(email.name, email.missing, t),
    details: askedText(DETAILS_MAX, asked('details', { missing: inquiryMessages.detailsRequired })),
    service: choice(asked('service').isRequired, t),
    budget: choice(asked('budget').isRequired, t),
    ...leadSourceSchema.shape,
  })
}

export type Inquiry = z.infer<ReturnType<typeof inquirySchema>>
