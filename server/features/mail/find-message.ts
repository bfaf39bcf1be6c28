import type { OutboxRow } from '#server/platform/db/rows/outbox.ts'
import type { Store } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/http/problem.ts'

/** @throws HttpError 404 */
export async function findMessage(store: Store, id: string): Promise<OutboxRow> {
  const row = await store.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row ??
    fail(404, 'This message does not exist. It may have been erased with its lead, or cleaned up.')
  )
}
