import { type Booking, bookingSchema } from '#model/calls/booking-schema.ts'
import { callMessages } from '#model/calls/call.ts'
import { findTimeZone } from '#model/content/time-zones.ts'
import type { LeadForm, LeadReading } from '#server/features/leads/lead-form.ts'
import { bookCall } from './book-call.ts'

/** Digits and what people write between them: it is repeated in an email to an address that nobody has verified. */
const PHONE = /^\+?[\d\s()/.-]{5,30}$/

/** The form in which visitors book a call. */
export const bookingForm: LeadForm<Booking> = {
  kind: 'call',
  path: '/api/calls',
  schema: bookingSchema,
  messages: callMessages,
  async read(deps, { name, email, phone, details, kind: kindId, at, zone }) {
    const kind = await deps.store
      .selectFrom('call_kinds')
      .selectAll()
      .where('id', '=', kindId)
      .executeTakeFirst()
    if (!kind) return refused('kind', callMessages.unknownKind)
    if (kind.place === 'phone' && !PHONE.test(phone ?? ''))
      return refused('phone', callMessages.phoneRequired)
    const { timeZone } = await deps.content.site()
    const asked = { kind, at: new Date(at), zone: findTimeZone(zone ?? '') ?? timeZone }
    return {
      answers: { name, email, phone, details },
      addition: {
        identity: `${kind.id} ${asked.at.toISOString()}`,
        store: (transaction, lead) => bookCall(transaction, deps, lead, asked),
      },
    }
  },
}

function refused(field: keyof Booking, message: string): LeadReading {
  return { errors: { [field]: message } }
}
