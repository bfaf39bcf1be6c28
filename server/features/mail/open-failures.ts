import { type SqlBool, sql } from 'kysely'
import { COUNT_MAX } from '#model/leads/inbox.ts'
import { announcementTopic } from '#server/features/index-now/announce-changes.ts'
import type { Store } from '#server/platform/db/schema.ts'

/** Days for which a failed message needs attention. */
const FAILURE_DAYS = 30

/**
 * The failed messages that need attention: of the last 30 days, not dismissed, and no copies of an issue, whose screen shows
 * them, nor calls of search engines, which find the pages without them. A condition on `outbox`.
 */
export function openFailures(now: Date) {
  const since = new Date(now.getTime() - FAILURE_DAYS * 86_400_000).toISOString()
  return sql<SqlBool>`state = 'failed' and issue_id is null and topic <> ${announcementTopic}
    and dismissed_at is null and finished_at >= ${since}`
}

/** COUNT_MAX + 1 at most. */
export async function countOpenFailures(store: Store, now: Date) {
  const query = sql<{ n: number | string }>`select count(*) as n from (select 1 from outbox
    where ${openFailures(now)} limit ${COUNT_MAX + 1}) as failed`
  return Number((await query.execute(store)).rows[0]?.n)
}
