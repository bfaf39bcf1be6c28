import type { OutboxRow } from '#server/db/rows/outbox.ts'
import type { Store } from '#server/db/schema.ts'
import { refuse } from '#server/http/problem.ts'

/** @throws Refusal 404 with a sentence. */
export async function findMessage(store: Store, id: string): Promise<OutboxRow> {
  const row = await store.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row ??
    refuse(
      404,
      'There is no such message. It may have been erased with its lead, or was not needed any more.',
    )
  )
}
