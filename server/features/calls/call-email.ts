import type { CallState } from '#model/calls/call.ts'
import type { Site } from '#model/content/site.ts'
import type { Language } from '#model/language/language.ts'
import { message } from '#model/language/message.ts'
import { plainName } from '#server/features/leads/receipt.ts'
import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { EmailDeps } from '#server/platform/mail/email-template.ts'
import { callCalendar, type Party } from './call-calendar.ts'
import { callLink } from './call-link.ts'
import { type FoundCall, findCallOf, placeOf } from './find-call.ts'

/** A call that is still in this state, with what its emails say; null if it is not. */
export async function readCall(deps: EmailDeps, row: OutboxRow, state: CallState) {
  const found = await findCallOf(deps.store, row.subject_id ?? '')
  if (found?.call.state !== state) return null
  const site = await deps.content.site()
  const method = state === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const)
  const at = new Date(row.created_at)
  const link = deps.siteUrl && deps.siteUrl + callLink(deps.secrets, found.call.id)
  const calendarFor = async (own: OwnEntry = {}) => ({
    method,
    content: await calendarOf(method, found, site, at, own),
  })
  return { ...found, site, link, calendarFor } as const
}

export type ReadCall = NonNullable<Awaited<ReturnType<typeof readCall>>>

const placeLabels = { video: message('Video call'), phone: message('We call you at') }

/** What is booked: when, what, with whom and where. */
export function factsOf({ call, lead, person }: FoundCall, when: string, { t }: Language) {
  return [
    { label: t('When'), value: when },
    {
      label: t('What'),
      value: `${call.kind_name}, ${t('{count} minutes', { count: call.minutes })}`,
    },
    ...(person ? [{ label: t('With'), value: person.name }] : []),
    { label: t(placeLabels[call.place]), value: placeOf(call, lead) },
    { label: t('Your reference'), value: lead.reference },
  ]
}

/** What differs between the entries of the visitor and of the person: without a guest only the visitor is invited. */
type OwnEntry = { summary?: string; description?: string | undefined; guest?: Party }

function calendarOf(
  method: 'REQUEST' | 'CANCEL',
  found: FoundCall,
  site: Site,
  at: Date,
  { guest, ...own }: OwnEntry,
) {
  const { call, lead } = found
  const visitor = { name: plainName(lead.name) ?? '', address: lead.email }
  return callCalendar(method, {
    call,
    summary: `${call.kind_name}, ${site.name}`,
    location: placeOf(call, lead),
    organizer: { name: site.name, address: site.email },
    attendees: guest ? [guest, visitor] : [visitor],
    at,
    ...own,
  })
}
