import type { Store, StoreTransaction } from '#server/platform/db/schema.ts'

/** The issues that did not reach a subscriber or were reported as spam, oldest first. */
export function bouncesOf(store: Store | StoreTransaction, subscriberId: string) {
  return store
    .selectFrom('newsletter_bounces as bounce')
    .innerJoin('newsletter_issues as issue', 'issue.id', 'bounce.issue_id')
    .select(['bounce.issue_id', 'bounce.kind', 'bounce.detail', 'bounce.created_at'])
    .select('issue.subject')
    .where('bounce.subscriber_id', '=', subscriberId)
    .orderBy('bounce.created_at')
    .execute()
}
