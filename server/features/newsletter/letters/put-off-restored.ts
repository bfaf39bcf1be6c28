import type { Store } from '#server/platform/db/schema.ts'

const failure =
  'The site was restored from a backup made before it was due, so subscribers may have it already. Check before you send it.'

/** Makes letters that were due between a backup and its restoration drafts again: the lost database may have sent them. */
export async function putOffRestored(store: Store, now: Date) {
  await store
    .updateTable('letters')
    .set(({ eb }) => ({ state: 'draft', failure, version: eb('version', '+', 1) }))
    .where('state', '=', 'scheduled')
    .where('due_at', '<=', now.toISOString())
    .execute()
}
