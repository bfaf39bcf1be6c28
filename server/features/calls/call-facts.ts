import { callStates } from '#model/calls/call.ts'
import type { Site } from '#model/content/site.ts'
import { formatDateTime } from '#server/features/leads/format-date-time.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { findCallOf, placeOf } from './find-call.ts'

/** What the team reads about the call of a lead; nothing for other leads. */
export async function callFactsOf(store: Store, leadId: string, site: Site) {
  const found = await findCallOf(store, leadId)
  if (!found) return []
  const { call, lead, person } = found
  return [
    { label: 'Call', value: `${call.kind_name}, ${call.minutes} minutes` },
    { label: 'Time', value: formatDateTime(new Date(call.starts_at), site) },
    { label: 'With', value: person?.name ?? 'Somebody who has left' },
    ...(call.place === 'video'
      ? [
          {
            label: 'Video call',
            value: placeOf(call, lead),
            isLink: call.state === 'booked',
            at: call.starts_at,
          },
        ]
      : []),
    { label: 'Status', value: callStates[call.state] },
  ]
}
