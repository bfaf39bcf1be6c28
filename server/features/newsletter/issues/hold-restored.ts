import type { Store } from '#server/platform/db/schema.ts'
import { unsentStates } from './deliveries.ts'

const failures = {
  scheduled:
    'The site was restored from a backup made before it was due, so subscribers may have it already. Check before you send it.',
  sending:
    'The site was restored from a backup made while it was being sent, so the others may have it already. Check before you send it to them.',
}

/** A paused issue may have gone on. */
const unfinished = ['sending', 'paused'] as const

/**
 * Keeps a restored site from sending issues twice, because the lost database may have sent them: plans that were due
 * between the backup and its restoration have failed, and issues that were being sent are stopped.
 */
export async function holdRestored(store: Store, now: Date) {
  const finished_at = now.toISOString()
  await store
    .updateTable('plans')
    .set({ state: 'failed', failure: failures.scheduled, finished_at })
    .where('action', '=', 'send')
    .where('state', '=', 'pending')
    .where('due_at', '<=', finished_at)
    .execute()
  await store
    .deleteFrom('outbox')
    .where(
      'issue_id',
      'in',
      store.selectFrom('newsletter_issues').select('id').where('state', 'in', unfinished),
    )
    .where('state', 'in', unsentStates)
    .execute()
  await store
    .updateTable('newsletter_issues')
    .set({ state: 'cancelled', failure: failures.sending, finished_at })
    .where('state', 'in', unfinished)
    .execute()
}
