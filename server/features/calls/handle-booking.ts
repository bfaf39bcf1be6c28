import type { FormResult } from '#model/form-result.ts'
import type { Deps } from '#server/deps.ts'
import { handleLeadForm } from '#server/features/leads/handle-lead-form.ts'
import type { Client } from '#server/platform/runtime.ts'
import { bookingForm } from './booking-form.ts'
import { callLink } from './call-link.ts'

/** `page`: where the booked call is shown. */
export type BookingResult = FormResult & { page?: string | undefined }

/**
 * Books a call: the POST of its page. Only whoever has booked it just now is led to the page of the call, because the same form
 * sent again may be a stranger's. Never throws.
 */
export async function handleBooking(
  deps: Deps,
  client: Client,
  request: Request,
): Promise<BookingResult> {
  const answer = await handleLeadForm(deps, bookingForm, client, request)
  if (answer.status !== 201 || !answer.reference) return answer
  return { ...answer, page: await pageOf(deps, answer.reference) }
}

/** Undefined for what a bot sent, and if the database fails after the call was stored. */
async function pageOf({ store, secrets, report }: Deps, reference: string) {
  const call = await store
    .selectFrom('calls')
    .innerJoin('leads', 'leads.id', 'calls.lead_id')
    .select('calls.id')
    .where('leads.reference', '=', reference)
    .executeTakeFirst()
    .catch((error: unknown) => void report(error))
  return call ? callLink(secrets, call.id) : undefined
}
