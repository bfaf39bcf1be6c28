import type { ExpressionBuilder } from 'kysely'
import { type Retention, type RetentionKind, retentionKinds } from '#model/privacy/retention.ts'
import type { Store, StoreTransaction, Tables } from '#server/platform/db/schema.ts'

const DAY = 86_400_000

/**
 * The leads that are older than their form's days, or have been spam for longer than spam's; none where nothing is to
 * go. What a person marked as spam counts from then.
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
    if (kind !== 'spam') return [eb.and([eb('kind', '=', kind), isOld])]
    return [eb.and([eb('status', '=', 'spam'), isOld, eb.not(markedSince(eb, before))])]
  })
}

function markedSince(eb: ExpressionBuilder<Tables, 'leads'>, moment: string) {
  return eb.exists(
    eb
      .selectFrom('lead_events')
      .select('lead_events.id')
      .whereRef('lead_events.lead_id', '=', 'leads.id')
      .where('lead_events.kind', '=', 'status')
      .where('lead_events.after', '=', 'spam')
      .where('lead_events.created_at', '>=', moment),
  )
}

/** How many are due of each kind; spam counts as spam whichever form it came by. */
export async function countDue(store: Store | StoreTransaction, retention: Retention, now: Date) {
  const counts: Record<RetentionKind, number> = { inquiry: 0, partner: 0, application: 0, spam: 0 }
  const rows = await dueLeads(store, retention, now)
    .select(['kind', 'status', ({ fn }) => fn.countAll().as('count')])
    .groupBy(['kind', 'status'])
    .execute()
  for (const { kind, status, count } of rows) {
    counts[status === 'spam' ? 'spam' : kind] += Number(count)
  }
  return counts
}
