import type { ExpressionBuilder } from 'kysely'
import { type Retention, type RetentionKind, retentionKinds } from '#model/privacy/retention.ts'
import type { Store, StoreTransaction, Tables } from '#server/platform/db/schema.ts'

const DAY = 86_400_000

/**
 * Leads older than the retention days of their form, or spam for longer than the days of spam. For leads that a person
 * marked as spam the days count from then, for booked calls from the call. A lead with an accepted offer stays.
 */
export function dueLeads(store: Store | StoreTransaction, retention: Retention, now: Date) {
  return store.selectFrom('leads').where((eb) => eb.or(rules(eb, retention, now)))
}

function rules(eb: ExpressionBuilder<Tables, 'leads'>, retention: Retention, now: Date) {
  return retentionKinds.flatMap((kind) => {
    const days = retention[kind]
    if (days === null) return []
    const before = new Date(now.getTime() - days * DAY).toISOString()
    const isOld = eb('created_at', '<', before)
    if (kind !== 'spam') {
      const isKept = eb.or([hasAcceptedOffer(eb), hasCallSince(eb, before)])
      return [eb.and([eb('kind', '=', kind), isOld, eb.not(isKept)])]
    }
    return [eb.and([eb('status', '=', 'spam'), isOld, eb.not(markedSince(eb, before))])]
  })
}

/** A business record, which is not erased by its age. */
function hasAcceptedOffer(eb: ExpressionBuilder<Tables, 'leads'>) {
  return eb.exists(
    eb
      .selectFrom('offers')
      .select('offers.id')
      .whereRef('offers.lead_id', '=', 'leads.id')
      .where('offers.state', '=', 'accepted'),
  )
}

function hasCallSince(eb: ExpressionBuilder<Tables, 'leads'>, time: string) {
  return eb.exists(
    eb
      .selectFrom('calls')
      .select('calls.id')
      .whereRef('calls.lead_id', '=', 'leads.id')
      .where('calls.starts_at', '>=', time),
  )
}

function markedSince(eb: ExpressionBuilder<Tables, 'leads'>, time: string) {
  return eb.exists(
    eb
      .selectFrom('lead_events')
      .select('lead_events.id')
      .whereRef('lead_events.lead_id', '=', 'leads.id')
      .where('lead_events.kind', '=', 'status')
      .where('lead_events.after', '=', 'spam')
      .where('lead_events.created_at', '>=', time),
  )
}

/** The number of due leads of each kind. Spam of every form counts as spam. */
export async function countDue(store: Store | StoreTransaction, retention: Retention, now: Date) {
  const counts: Record<RetentionKind, number> = {
    inquiry: 0,
    partner: 0,
    application: 0,
    call: 0,
    email: 0,
    spam: 0,
  }
  const rows = await dueLeads(store, retention, now)
    .select(['kind', 'status', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['kind', 'status'])
    .execute()
  for (const { kind, status, count } of rows) {
    counts[status === 'spam' ? 'spam' : kind] += Number(count)
  }
  return counts
}
