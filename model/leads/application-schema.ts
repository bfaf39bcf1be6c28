import { z } from 'zod'
import { emailSchema } from '#model/email.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine, text } from '#model/text.ts'
import { applicationMessages, GENERAL_APPLICATION, NOTE_MAX } from './application.ts'
import { leadSourceSchema } from './lead-source.ts'

/** The application's text fields; the résumé is a separate part of the request. */
export const applicationSchema = z.strictObject({
  name: requiredLine(LINE_MAX, 'Full name', applicationMessages.nameRequired),
  email: emailSchema,
  phone: requiredLine(LINE_MAX, 'Phone', applicationMessages.phoneRequired),
  /** Slug of a job, or "general". */
  opening: line(LINE_MAX, 'Opening')
    .transform((value) => value || GENERAL_APPLICATION)
    .optional()
    .default(GENERAL_APPLICATION),
  note: text(NOTE_MAX, 'Note').optional().default(''),
  ...leadSourceSchema.shape,
})

export type Application = z.infer<typeof applicationSchema>
