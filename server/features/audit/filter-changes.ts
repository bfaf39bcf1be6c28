import { z } from 'zod'
import { type AuditFeature, auditFeatures } from '#model/audit/audit.ts'
import { isoDay } from '#model/day.ts'
import { startOfDay } from '#model/local-time.ts'
import { contains } from '#server/platform/db/like.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Filter value for changes made without a signed-in person, mostly by jobs. */
export const THE_SERVER = 'server'

/** After this day, times can have a five-digit year in some time zones. */
const LAST_DAY = '9998-12-31'

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .refine((text) => startOfDay(text, 'UTC') !== null && text < LAST_DAY)
  .nullable()
  .catch(null)
  .default(null)

/** Query parameters of the audit log; invalid ones are ignored. */
export const changesFilterSchema = z.object({
  search: z.string().trim().max(200).catch('').default(''),
  /** A user id, or "server" for changes by jobs. */
  person: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .catch(null)
    .default(null),
  topic: z
    .enum(Object.keys(auditFeatures) as AuditFeature[])
    .nullable()
    .catch(null)
    .default(null),
  /** First and last day, in the site's time zone. */
  from: day,
  to: day,
})

export type ChangesFilter = z.output<typeof changesFilterSchema>

const DAY = 86_400_000

/** The rows that match the filter. */
export function filterChanges(store: Store, filter: ChangesFilter, zone: string) {
  let query = store.selectFrom('audit_log')
  if (filter.person === THE_SERVER) query = query.where('actor_id', 'is', null)
  else if (filter.person) query = query.where('actor_id', '=', filter.person)
  if (filter.from) query = query.where('created_at', '>=', startOf(zone, filter.from))
  if (filter.to) query = query.where('created_at', '<', startOf(zone, dayAfter(filter.to)))
  if (filter.topic) query = query.where('action', 'like', `${filter.topic}.%`)
  if (filter.search) {
    const { search } = filter
    query = query.where((eb) =>
      eb.or([contains('summary', search), contains('actor_name', search)]),
    )
  }
  return query
}

function startOf(zone: string, day: string) {
  return startOfDay(day, zone)?.toISOString() ?? ''
}

function dayAfter(day: string) {
  return isoDay(new Date(Date.parse(`${day}T12:00:00Z`) + DAY))
}
