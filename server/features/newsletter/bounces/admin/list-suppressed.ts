import { SUPPRESSED_PER_PAGE } from '#model/newsletter/suppressed.ts'
import { suppressedListSchema } from '#model/newsletter/suppressed-schemas.ts'
import { query, type ResultOf } from '#server/actions/action.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { filterSuppressed } from './filter-suppressed.ts'

/** A page of suppressed addresses, newest first, and how many there are for each reason. */
export const listSuppressed = query('editor', suppressedListSchema, async ({ store }, input) => {
  const { page, ...filter } = input
  const rows = await filterSuppressed(store, filter)
    .orderBy('suppressed.created_at', 'desc')
    .orderBy('email_lower')
    .limit(SUPPRESSED_PER_PAGE + 1)
    .offset((page - 1) * SUPPRESSED_PER_PAGE)
    .execute()
  return {
    ...{ filter, page, counts: await countByReason(store) },
    hasMore: rows.length > SUPPRESSED_PER_PAGE,
    addresses: rows
      .slice(0, SUPPRESSED_PER_PAGE)
      .map(({ email_lower, email, reason, detail, source, created_at, issue_id, subject }) => ({
        ...{ address: email_lower, email, reason, detail, source, at: created_at },
        /** The issue that came back. */
        issue: issue_id && subject !== null ? { id: issue_id, subject } : null,
      })),
  }
})

export type SuppressedAddress = ResultOf<typeof listSuppressed>['addresses'][number]

async function countByReason(store: Store) {
  const rows = await store
    .selectFrom('suppressed_addresses')
    .select(['reason', ({ fn }) => fn.countAll().as('count')])
    .groupBy('reason')
    .execute()
  const counts = { bounce: 0, complaint: 0 }
  for (const { reason, count } of rows) counts[reason] = Number(count)
  return counts
}
