import { z } from 'zod'
import { emailMessages, namedEmailSchema } from '#model/email.ts'
import type { Translate } from '#model/language/english.ts'
import { askedFields, askedLine, askedText } from '#model/leads/asked-field.ts'
import type { FormField } from '#model/leads/form-fields.ts'
import { DETAILS_MAX } from '#model/leads/inquiry.ts'
import { leadSourceSchema } from '#model/leads/lead-source.ts'
import { LINE_MAX } from '#model/limits.ts'
import { line, requiredLine } from '#model/text.ts'
import { callMessages } from './call.ts'

/** The form in which visitors book a call. `at` is an ISO time, `zone` the one in which they read it. */
export function bookingSchema(fields: readonly FormField[], t: Translate) {
  const asked = askedFields('call', fields, t)
  const name = asked('name', { missing: callMessages.nameRequired })
  const email = asked('email', { missing: emailMessages.required })
  return z.strictObject({
    name: requiredLine(LINE_MAX, name.name, name.missing, t),
    email: namedEmailSchema(email.name, email.missing, t),
    phone: askedLine(LINE_MAX, asked('phone')),
    details: askedText(DETAILS_MAX, asked('details')),
    kind: requiredLine(100, 'kind', t(callMessages.unknownKind), t),
    at: z.iso.datetime({ error: t(callMessages.timeRequired) }),
    zone: line(100, 'zone', t).optional().catch(undefined),
    ...leadSourceSchema.shape,
  })
}

export type Booking = z.infer<ReturnType<typeof bookingSchema>>
