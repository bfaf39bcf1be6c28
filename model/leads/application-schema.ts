import { z } from 'zod'
import { emailMessages, namedEmailSchema } from '#model/email.ts'
import type { Translate } from '#model/language/english.ts'
import { message } from '#model/language/message.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine } from '#model/text.ts'
import { applicationMessages, GENERAL_APPLICATION, NOTE_MAX } from './application.ts'
import { askedFields, askedLine, askedText } from './asked-field.ts'
import type { FormField } from './form-fields.ts'
import { leadSourceSchema } from './lead-source.ts'

/** The application's text fields as the form asks for them; the résumé is a separate part of the request. */
export function applicationSchema(fields: readonly FormField[], t: Translate) {
  const asked = askedFields('application', fields, t)
  const name = asked('name', { missing: applicationMessages.nameRequired })
  const email = asked('email', { missing: emailMessages.required })
  const phone = asked('phone', { missing: applicationMessages.phoneRequired })
  return z.strictObject({
    name: requiredLine(LINE_MAX, name.name, name.missing, t),
    email: namedEmailSchema(email.name, email.missing, t),
    phone: askedLine(LINE_MAX, phone),
    /** Slug of a job, or "general". */
    opening: line(LINE_MAX, asked('opening').name, t)
      .transform((value) => value || GENERAL_APPLICATION)
      .optional()
      .default(GENERAL_APPLICATION),
    note: askedText(NOTE_MAX, asked('note', { name: message('Note') })),
    ...leadSourceSchema.shape,
  })
}

export type Application = z.infer<ReturnType<typeof applicationSchema>>
