import type { Store } from '#server/platform/db/schema.ts'
import { unsentStates } from './deliveries.ts'

const failures = {
  scheduled:
    'The site was restored from a backup made before it was due, so subscribers may have it already. Check before you send it.',
  sending:
    'The site was restored from a backup made while it was being sent, so the others may have it already. Check before you send it to them.',
}

/**
 * Keeps a restored site from sending issues twice, because the lost database may have sent them: those that were due
 * between the backup and its restoration become drafts again, and those that were being sent are stopped.
 */
export async function holdRestored(store: Store, now: Date) {
  await store
    .updateTable('newsletter_issues')
    .set(({ eb }) => ({
      state: 'draft',
      failure: failures.scheduled,
      version: eb('version', '+', 1),
    }))
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', now.toISOString())
    .execute()
  await store
    .deleteFrom('outbox')
    .where(
      'issue_id',
      'in',
      store.selectFrom('newsletter_issues').select('id').where('state', '=', 'sending'),
    )
    .where('state', 'in', unsentStates)
    .execute()
  await store
    .updateTable('newsletter_issues')
    .set(({ eb }) => ({
      state: 'cancelled',
      failure: failures.sending,
      finished_at: now.toISOString(),
      version: eb('version', '+', 1),
    }))
    .where('state', '=', 'sending')
    .execute()
}
