import { sql } from 'kysely'
import type { z } from 'zod'
import type { suppressedFilterSchema } from '#model/newsletter/suppressed-schemas.ts'
import { addressKey } from '#server/features/newsletter/subscribe.ts'
import { likePattern } from '#server/platform/db/like.ts'
import type { Store } from '#server/platform/db/schema.ts'

export type SuppressedFilter = z.output<typeof suppressedFilterSchema>

/** Suppressed addresses by reason (null: any) and by part of the address. */
export function filterSuppressed(store: Store, { search, reason }: SuppressedFilter) {
  const pattern = likePattern(addressKey(search))
  return store
    .selectFrom('suppressed_addresses as suppressed')
    .leftJoin('newsletter_issues as issue', 'issue.id', 'suppressed.issue_id')
    .$if(reason !== null, (query) => query.where('reason', '=', reason))
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`email <> '' and email_lower like ${pattern} escape ${'\\'}`),
    )
    .selectAll('suppressed')
    .select('issue.subject')
}
