import { sql } from 'kysely'
import { z } from 'zod'
import { mayAct } from '#model/accounts/accounts.ts'
import type { Counts } from '#model/dashboard/counts.ts'
import { query } from '#server/actions/action.ts'
import { oldestSignIn } from '#server/features/accounts/session.ts'
import { countUnread } from '#server/features/leads/inbox/list-leads.ts'
import { countOpenFailures } from '#server/features/mail/open-failures.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Leads looked at for the newest one, so that a flood of spam costs no more than this. */
const NEWEST_WITHIN = 200

export const showCounts = query('viewer', z.unknown(), async ({ store, actor, clock }) =>
  mayAct(actor.role, 'editor') ? readCounts(store, clock()) : noCounts,
)

/** For roles that see nothing of visitors. */
export const noCounts: Counts = { unread: 0, failed: 0, newest: null }

/** Read for every screen and, while somebody watches, every two seconds: each part is bounded and uses an index. */
export async function readCounts(store: Store, now: Date): Promise<Counts> {
  const [unread, failed, newest] = await Promise.all([
    countUnread(store),
    countOpenFailures(store, now),
    newestLead(store),
  ])
  return { unread, failed, newest }
}

/** Those of these sessions that have not ended. */
export async function openSessions(store: Store, now: Date, ids: string[]) {
  const rows = await store
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('expiresAt', '>', now.toISOString())
    .where('createdAt', '>', oldestSignIn(now).toISOString())
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function newestLead(store: Store) {
  const query = sql<{ id: string }>`select id from (select id, status from leads
    order by created_at desc, id desc limit ${NEWEST_WITHIN}) as newest where status <> 'spam' limit 1`
  return (await query.execute(store)).rows[0]?.id ?? null
}
